//! Files that people upload, and where they are fetched.

use serde_json::{Value, json};

use super::answer::{Answer, Silence};
use super::human::Human;
use super::rest::Draft;
use super::server::lock;
use super::world::World;

/// Where Discord keeps what people upload.
pub(super) const HOST: &str = "cdn.discordapp.com";

/// A file as somebody uploads it.
#[derive(Debug, Clone)]
pub struct Upload<'a> {
    /// Its name.
    pub name: &'a str,
    /// What the client takes it for; nothing where it has no idea.
    pub kind: Option<&'a str>,
    /// What is in it.
    pub bytes: Vec<u8>,
}

/// A text as a file of the kind that clients make of it.
#[must_use]
pub fn text_file(name: &str, text: impl Into<Vec<u8>>) -> Upload<'_> {
    Upload { name, kind: Some("text/plain; charset=utf-8"), bytes: text.into() }
}

impl World {
    /// Keeps an uploaded file. Returns it as messages and interactions tell of it.
    fn keep(&mut self, channel: u64, file: Upload<'_>) -> (u64, Value) {
        let id = self.fresh_id();
        let path = format!("/attachments/{channel}/{id}/{}", file.name);
        let url = format!("https://{HOST}{path}");
        let mut shown = json!({
            "id": id.to_string(), "filename": file.name, "size": file.bytes.len(), "url": url, "proxy_url": url,
        });
        if let Some(kind) = file.kind {
            shown["content_type"] = kind.into();
        }
        self.uploads.insert(path, file.bytes);
        (id, shown)
    }
}

impl Human {
    /// Writes to the bot, with files.
    pub fn dm_with(&self, text: &str, files: Vec<Upload<'_>>) -> Option<u64> {
        let channel = self.dm_channel();
        let mut world = lock(&self.world);
        let attachments = files.into_iter().map(|file| world.keep(channel, file).1).collect();
        let draft = Draft { attachments, ..Draft::default() };
        world.write(channel, self.id(), &json!({ "content": text }), draft).ok()
    }

    /// Types a slash command with a file as this option.
    ///
    /// # Errors
    /// No such command is registered, or the bot did not answer in time.
    pub async fn slash_with(
        &self,
        channel: u64,
        name: &str,
        options: &[(&str, Value)],
        (option, file): (&str, Upload<'_>),
    ) -> Result<Answer, Silence> {
        let (id, shown) = lock(&self.world).keep(channel, file);
        let mut all = options.to_vec();
        all.push((option, id.to_string().into()));
        let mut act = self.command(channel, name, &all, true)?;
        act.data["resolved"]["attachments"] = json!({ id.to_string(): shown });
        self.act(act).await
    }
}
