//! How many tables there may be: in one server, and over all.

use bot_core::game::{Code, Platform, Reason, Refusal};
use bot_core::host::{Input, What};
use bot_core::text::Parsed;
use serenity::all::{ChannelId, Guild, GuildId};

use crate::app::{App, number};

/// The bounds that the operator has set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bounds {
    /// Tables in one server at once.
    pub(crate) guild: usize,
    /// Tables over all at once.
    pub(crate) all: usize,
}

/// Whether a channel or thread is in a server.
pub(crate) fn has(guild: &Guild, channel: ChannelId) -> bool {
    guild.channels.contains_key(&channel) || guild.threads.iter().any(|thread| thread.id == channel)
}

impl App {
    /// The server that a channel or thread is in, as far as the bot has been told of it.
    pub(crate) fn guild_of(&self, channel: ChannelId) -> Option<GuildId> {
        let holds = |guild: &GuildId| self.cache.guild(*guild).is_some_and(|guild| has(&guild, channel));
        self.cache.guilds().into_iter().find(holds)
    }

    /// Whether one more table may be opened in this channel.
    ///
    /// # Errors
    /// There are as many as may be.
    pub(crate) fn has_room_for_table(&self, channel: ChannelId) -> Result<(), Refusal> {
        let full =
            |reason: Reason, most: usize| Refusal::new(Code::Forbidden).because(reason).with("max", most);
        let tables = self.host.tables();
        if tables.len() >= self.bounds.all {
            return Err(full(Reason::TablesAll, self.bounds.all));
        }
        let Some(guild) = self.guild_of(channel) else { return Ok(()) };
        let here = tables.iter().filter(|view| view.venue.platform() == Platform::Discord);
        let channels = here.filter_map(|view| number(view.venue.id()).map(ChannelId::new));
        let here = match self.cache.guild(guild) {
            Some(guild) => channels.filter(|channel| has(&guild, *channel)).count(),
            None => 0,
        };
        if here >= self.bounds.guild { Err(full(Reason::TablesHere, self.bounds.guild)) } else { Ok(()) }
    }

    /// The channel in which an input would open a table, if it would.
    pub(crate) fn opens(&self, input: &Input) -> Option<ChannelId> {
        let opens = match &input.what {
            What::Open { .. } => true,
            What::Text(text) => {
                matches!(self.host.texts().parse(input.place, text), Parsed::New { .. })
            }
            What::Action(_) | What::Query(_) => false,
        };
        let venue = input.venue.as_ref().filter(|venue| opens && self.host.table_at(venue).is_none())?;
        number(venue.id()).map(ChannelId::new)
    }
}
