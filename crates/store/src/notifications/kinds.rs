//! What a notice can be about, where it can go, and in which shape.

use crate::kinds::written_enum;

written_enum! {
    /// What somebody is told of.
    NoticeKind {
        /// It is her turn.
        Turn = "turn",
        /// A game of hers is over.
        Over = "over",
        /// She is called to a table.
        Call = "call",
        /// A table of hers will be forgotten soon.
        Forget = "forget",
        /// Her clock will fall soon.
        Clock = "clock",
    }
}

written_enum! {
    /// A way by which notices reach somebody.
    ChannelKind {
        /// A browser, by Web Push.
        Push = "push",
        /// A program or a chat, by HTTP.
        Webhook = "webhook",
        /// E-mail.
        Email = "email",
    }
}

written_enum! {
    /// What a webhook is sent.
    Shape {
        /// JSON with everything in fields of its own.
        Plain = "plain",
        /// A field `text`, as most chats take it.
        Text = "text",
        /// A field `content`.
        Discord = "discord",
    }
}

written_enum! {
    /// Whether notices go to a channel.
    ChannelState {
        /// Whose address it is has not been confirmed.
        Unconfirmed = "unconfirmed",
        /// They do.
        On = "on",
        /// They did, until too much had failed.
        Off = "off",
    }
}

impl NoticeKind {
    /// All, in the order in which they are offered.
    pub const ALL: [NoticeKind; 5] =
        [NoticeKind::Turn, NoticeKind::Clock, NoticeKind::Call, NoticeKind::Over, NoticeKind::Forget];

    /// Its bit among the kinds that a channel takes.
    pub const fn bit(self) -> i64 {
        match self {
            NoticeKind::Turn => 1,
            NoticeKind::Over => 2,
            NoticeKind::Call => 4,
            NoticeKind::Forget => 8,
            NoticeKind::Clock => 16,
        }
    }

    /// The bits of all.
    pub const EVERY: i64 = 31;
}
