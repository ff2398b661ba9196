//! A message as the stand-in keeps it and as a test sees it.

use serde_json::Value;

/// The flag of a message that only one person sees.
pub(super) const EPHEMERAL: u64 = 1 << 6;
/// The flag of a deferred answer that has no text yet.
pub(super) const LOADING: u64 = 1 << 7;
/// The flag of a message made of the second generation of components.
pub(super) const COMPONENTS_V2: u64 = 1 << 15;

/// A message.
#[derive(Debug, Clone)]
pub struct Message {
    /// Its id.
    pub id: u64,
    /// Where it stands.
    pub channel: u64,
    /// Who wrote it.
    pub author: u64,
    /// The text.
    pub content: String,
    /// Rows of buttons and menus, as Discord would hand them out.
    pub components: Vec<Value>,
    /// Embeds, as they were sent.
    pub embeds: Vec<Value>,
    /// Flags.
    pub flags: u64,
    /// The nonce it was sent with.
    pub nonce: Option<String>,
    /// Milliseconds since the Unix epoch.
    pub sent: u64,
    /// When it was last edited.
    pub edited: Option<u64>,
    /// How often it was edited.
    pub edits: u32,
    /// Whether it is pinned.
    pub pinned: bool,
    /// People it notifies.
    pub pings: Vec<u64>,
    /// Whether it notifies everyone in the channel.
    pub pings_everyone: bool,
    /// The one person who sees it, if it is ephemeral.
    pub only_for: Option<u64>,
    /// The interaction that it answers.
    pub interaction: Option<u64>,
    /// The name and picture under which a webhook wrote it.
    pub guise: Option<Guise>,
    /// Files with it, as they are told of.
    pub attachments: Vec<Value>,
}

/// How a webhook shows itself.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Guise {
    /// The name.
    pub name: String,
    /// The address of the picture.
    pub picture: Option<String>,
}

impl Message {
    /// Whether it is a deferred answer still without text.
    pub fn loading(&self) -> bool {
        self.flags & LOADING != 0
    }

    /// All buttons and menus in it, in order.
    pub fn parts(&self) -> Vec<&Value> {
        let rows = self.components.iter();
        rows.flat_map(|row| row["components"].as_array().into_iter().flatten()).collect()
    }

    /// The menus in it, in order.
    pub fn menus(&self) -> Vec<&Value> {
        self.parts().into_iter().filter(|part| part["type"] == 3).collect()
    }

    /// The buttons in it, in order.
    pub fn buttons(&self) -> Vec<&Value> {
        self.parts().into_iter().filter(|part| part["type"] == 2).collect()
    }

    /// The custom id of the first button or menu that can be used and whose
    /// custom id, label or placeholder contains `needle`.
    pub fn part(&self, needle: &str) -> Option<&str> {
        let fits = |part: &&Value| {
            part["disabled"] != true
                && ["custom_id", "label", "placeholder"]
                    .iter()
                    .any(|key| part[*key].as_str().is_some_and(|text| text.contains(needle)))
        };
        self.parts().into_iter().find(fits)?["custom_id"].as_str()
    }

    /// The values that the menu with this custom id offers.
    pub fn values(&self, custom_id: &str) -> Vec<String> {
        let menu = self.menus().into_iter().find(|menu| menu["custom_id"] == custom_id);
        let options = menu.and_then(|menu| menu["options"].as_array());
        let values = options.into_iter().flatten().filter_map(|option| option["value"].as_str());
        values.map(str::to_owned).collect()
    }
}
