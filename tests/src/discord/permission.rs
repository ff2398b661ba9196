//! Permissions: the bits the stand-in looks at and how they add up.

use std::ops::BitOr;

/// A set of permission bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Permissions(
    /// The bits as Discord numbers them.
    pub u64,
);

impl Permissions {
    /// Everything.
    pub const ADMINISTRATOR: Self = Self(1 << 3);
    /// Change the channel itself.
    pub const MANAGE_CHANNELS: Self = Self(1 << 4);
    /// See the channel.
    pub const VIEW_CHANNEL: Self = Self(1 << 10);
    /// Write in it.
    pub const SEND_MESSAGES: Self = Self(1 << 11);
    /// Delete and pin what others wrote.
    pub const MANAGE_MESSAGES: Self = Self(1 << 13);
    /// Show embeds.
    pub const EMBED_LINKS: Self = Self(1 << 14);
    /// Read what was written before.
    pub const READ_MESSAGE_HISTORY: Self = Self(1 << 16);
    /// Mute people in voice channels.
    pub const MUTE_MEMBERS: Self = Self(1 << 22);
    /// Change roles and overwrites.
    pub const MANAGE_ROLES: Self = Self(1 << 28);
    /// Make webhooks and see them.
    pub const MANAGE_WEBHOOKS: Self = Self(1 << 29);
    /// Close threads and see the private ones.
    pub const MANAGE_THREADS: Self = Self(1 << 34);
    /// Open threads that everybody sees.
    pub const CREATE_PUBLIC_THREADS: Self = Self(1 << 35);
    /// Open threads that only their members see.
    pub const CREATE_PRIVATE_THREADS: Self = Self(1 << 36);
    /// Write in threads.
    pub const SEND_MESSAGES_IN_THREADS: Self = Self(1 << 38);
    /// Use slash commands.
    pub const USE_APPLICATION_COMMANDS: Self = Self(1 << 31);
    /// Pin messages.
    pub const PIN_MESSAGES: Self = Self(1 << 51);

    /// What everybody in the guild may do at first.
    pub const EVERYONE: Self = Self(
        Self::VIEW_CHANNEL.0
            | Self::SEND_MESSAGES.0
            | Self::SEND_MESSAGES_IN_THREADS.0
            | Self::EMBED_LINKS.0
            | Self::READ_MESSAGE_HISTORY.0
            | Self::USE_APPLICATION_COMMANDS.0,
    );

    /// What the bot asks for where it may keep order.
    pub const JUDGE: Self = Self(
        Self::EVERYONE.0
            | Self::MANAGE_ROLES.0
            | Self::MANAGE_THREADS.0
            | Self::MANAGE_WEBHOOKS.0
            | Self::MANAGE_MESSAGES.0
            | Self::MUTE_MEMBERS.0
            | Self::CREATE_PUBLIC_THREADS.0
            | Self::CREATE_PRIVATE_THREADS.0,
    );

    /// Whether all of `other` is in the set.
    pub fn has(self, other: Self) -> bool {
        self.0 & Self::ADMINISTRATOR.0 != 0 || self.0 & other.0 == other.0
    }
}

impl BitOr for Permissions {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// One exception of a channel, for a role or a member.
#[derive(Debug, Clone, Copy)]
pub(super) struct Overwrite {
    pub(super) target: u64,
    /// A role, or else a member.
    pub(super) role: bool,
    pub(super) allow: u64,
    pub(super) deny: u64,
}

/// Permissions in a channel: the roles' together, then the channel's exceptions
/// for everyone, for the roles, and for the member.
pub(super) fn in_channel(
    everyone: u64,
    base: Permissions,
    roles: &[u64],
    member: u64,
    overwrites: &[Overwrite],
) -> Permissions {
    if base.has(Permissions::ADMINISTRATOR) {
        return Permissions(u64::MAX);
    }
    let mut bits = base.0;
    let mut apply = |deny: u64, allow: u64| bits = bits & !deny | allow;
    if let Some(entry) = overwrites.iter().find(|entry| entry.role && entry.target == everyone) {
        apply(entry.deny, entry.allow);
    }
    let of_roles = overwrites
        .iter()
        .filter(|entry| entry.role && entry.target != everyone && roles.contains(&entry.target));
    let (deny, allow) = of_roles.fold((0, 0), |(d, a), entry| (d | entry.deny, a | entry.allow));
    apply(deny, allow);
    if let Some(entry) = overwrites.iter().find(|entry| !entry.role && entry.target == member) {
        apply(entry.deny, entry.allow);
    }
    if bits & Permissions::VIEW_CHANNEL.0 == 0 { Permissions(0) } else { Permissions(bits) }
}

#[cfg(test)]
mod tests {
    use super::{Overwrite, Permissions, in_channel};

    #[test]
    fn the_members_exception_is_the_last_word() {
        let send = Permissions::SEND_MESSAGES;
        let deny = Overwrite { target: 1, role: true, allow: 0, deny: send.0 };
        let allow = Overwrite { target: 9, role: false, allow: send.0, deny: 0 };
        let base = Permissions::EVERYONE;
        assert!(in_channel(1, base, &[], 9, &[]).has(send));
        assert!(!in_channel(1, base, &[], 9, &[deny]).has(send));
        assert!(in_channel(1, base, &[], 9, &[deny, allow]).has(send));
    }

    #[test]
    fn whoever_cannot_see_can_do_nothing() {
        let hidden = Overwrite { target: 1, role: true, allow: 0, deny: Permissions::VIEW_CHANNEL.0 };
        assert_eq!(in_channel(1, Permissions::EVERYONE, &[], 9, &[hidden]), Permissions(0));
        let all = in_channel(1, Permissions::ADMINISTRATOR, &[], 9, &[hidden]);
        assert!(all.has(Permissions::SEND_MESSAGES));
    }
}
