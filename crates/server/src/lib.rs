//! Tables online: pages, live updates, storage, invitations.

pub mod pages;
