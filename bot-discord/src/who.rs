//! Who somebody is on Discord: the name that others see, and what they may do.

use serenity::all::{Member, Permissions, User};

/// The name that others see in this place. Hostile: it is cleaned where it is shown.
pub(crate) fn name_of(user: &User, member: Option<&Member>) -> String {
    let nick = member.and_then(|member| member.nick.clone());
    nick.or_else(|| user.global_name.clone()).unwrap_or_else(|| user.name.clone())
}

/// Whether somebody keeps order in this channel.
pub(crate) fn moderator(member: Option<&Member>) -> bool {
    let orderly = [Permissions::ADMINISTRATOR, Permissions::MANAGE_CHANNELS, Permissions::MODERATE_MEMBERS];
    let held = member.and_then(|member| member.permissions).unwrap_or_default();
    orderly.into_iter().any(|permission| held.contains(permission))
}
