//! Tables online: pages, live updates, storage, invitations.
