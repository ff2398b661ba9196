//! Texts as files: whoever has written a story elsewhere hands it in whole, and whoever keeps order in a room a rule-set
//! file.
//!
//! A file may take long to come from another server, so it is fetched beside the stream of events; until
//! it is read, it is on disk that it is to be.
//!
//! Source: NO-02, ST2-02

use crate::files::{self, FileError};
use crate::judge::{Judge, JudgeError, Words, person};
use crate::net::{self, Backoff};
use crate::replies::Reply;
use bot_core::game::{Action, Ask, Code, Moment, Place, Secret};
use bot_core::host::{Input, What};
use bot_core::text::Parsed;
use matrix_sdk::Room;
use matrix_sdk::media::{MediaFormat, MediaRequestParameters};
use matrix_sdk::ruma::events::room::message::FileMessageEventContent;
use matrix_sdk::ruma::{OwnedEventId, OwnedRoomId, OwnedUserId, UserId};
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::Semaphore;

/// The largest file that is read, in bytes. The longest story takes less.
const BYTES_MAX: usize = 64 * 1024;
/// How many files are fetched at once.
const AT_ONCE: usize = 4;
/// How many files may wait, in all and of one person.
const MOST: usize = 200;
const MOST_OF_ONE: usize = 5;
/// What the names of texts end in, where nothing else says that they are texts.
const ENDINGS: [&str; 3] = [".txt", ".md", ".toml"];
/// How often fetching is tried.
const TRIES: u32 = 6;

/// A file that is to be read.
#[derive(Clone, Serialize, Deserialize)]
struct Entry {
    room: OwnedRoomId,
    sender: OwnedUserId,
    /// When the homeserver got it, on the judge's clock.
    written: Option<Moment>,
    file: FileMessageEventContent,
}

/// The files that are still to be read, by the event that brought them.
pub(crate) struct Attachments {
    path: PathBuf,
    waiting: Mutex<BTreeMap<OwnedEventId, Entry>>,
    places: Semaphore,
}

impl Attachments {
    /// Those that an earlier run left.
    ///
    /// # Errors
    /// When the file cannot be read or is damaged.
    pub(crate) fn open(path: PathBuf) -> Result<Self, FileError> {
        let waiting = Mutex::new(files::read_json(&path)?.unwrap_or_default());
        Ok(Self { path, waiting, places: Semaphore::new(AT_ONCE) })
    }

    fn waiting(&self) -> MutexGuard<'_, BTreeMap<OwnedEventId, Entry>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Keeps a file, durably. False if too many wait already; it is not kept then.
    fn keep(&self, event: &OwnedEventId, entry: Entry) -> Result<bool, FileError> {
        let mut waiting = self.waiting();
        let of_one = waiting.values().filter(|other| other.sender == entry.sender).count();
        if waiting.len() >= MOST || of_one >= MOST_OF_ONE {
            return Ok(false);
        }
        waiting.insert(event.clone(), entry);
        files::write_json(&self.path, &*waiting)?;
        Ok(true)
    }

    /// Drops the files of somebody who was forgotten.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub(crate) fn forget(&self, user: &UserId) -> Result<(), FileError> {
        let mut waiting = self.waiting();
        let before = waiting.len();
        waiting.retain(|_, entry| entry.sender != user);
        if waiting.len() < before { files::write_json(&self.path, &*waiting) } else { Ok(()) }
    }

    fn done(&self, event: &OwnedEventId) -> Result<(), FileError> {
        let mut waiting = self.waiting();
        if waiting.remove(event).is_some() {
            files::write_json(&self.path, &*waiting)?;
        }
        Ok(())
    }
}

/// Why a file cannot be read, by the end of the message that says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Unfit {
    /// No text.
    Kind,
    /// Too large.
    Size,
    /// Not in Unicode.
    Encoding,
    /// It does not come.
    Lost,
}

impl Unfit {
    fn key(self) -> &'static str {
        match self {
            Self::Kind => "matrix-file-kind",
            Self::Size => "matrix-file-size",
            Self::Encoding => "matrix-file-encoding",
            Self::Lost => "matrix-file-lost",
        }
    }

    fn code(self) -> Code {
        match self {
            Self::Kind | Self::Encoding | Self::Lost => Code::BadValue,
            Self::Size => Code::TooLong,
        }
    }
}

impl Judge {
    /// Something else than words: privately a file that is read, and in a room one that comes with the words that want
    /// it; where nobody may be seen under their own name it is as bad as words.
    ///
    /// # Errors
    /// When a store fails.
    pub(crate) async fn sent(
        &self,
        room: &Room,
        event: OwnedEventId,
        sender: OwnedUserId,
        file: Option<Box<FileMessageEventContent>>,
        written: Option<Moment>,
    ) -> Result<(), JudgeError> {
        let direct = self.direct.is_direct(room, &sender);
        if !direct && self.is_masked(room.room_id(), &sender) {
            let words = Words { event, sender, text: String::new(), thread: None };
            return self.said(room, words, written).await;
        }
        if !direct && !file.as_ref().is_some_and(|file| self.is_wanted(file)) {
            return Ok(());
        }
        let Some(file) = file else { return self.unfit(&event, &sender, Unfit::Kind) };
        let room = room.room_id().to_owned();
        let entry = Entry { room, sender: sender.clone(), written, file: *file };
        if self.attachments.keep(&event, entry.clone())? {
            self.read_attachment(event, entry);
            return Ok(());
        }
        tracing::warn!(%sender, "too many files are waiting");
        self.unfit(&event, &sender, Unfit::Lost)
    }

    /// Whether a file in a room stands beside the words that want it: `!ruleset add`.
    fn is_wanted(&self, file: &FileMessageEventContent) -> bool {
        let said = caption(file).map(|caption| self.read_as(Place::Room, caption));
        said.is_some_and(|said| self.host.texts().wants_ruleset(Place::Room, &said))
    }

    fn unfit(&self, event: &OwnedEventId, sender: &OwnedUserId, why: Unfit) -> Result<(), JudgeError> {
        let locale = self.host.locale_of(&person(sender))?;
        let args = [("max", (BYTES_MAX / 1024).into())];
        let text = self.host.texts().ui(&locale, why.key(), &args);
        let data = Some(json!({"type": "refused", "to": "you", "code": why.code().id()}));
        self.keep(format!("nf.r.{event}"), Reply { to: sender.clone(), text, data, thread: None })
    }

    /// Goes on with what an earlier run left.
    pub(crate) fn read_attachments(&self) {
        let all = self.attachments.waiting().clone();
        for (event, entry) in all {
            self.read_attachment(event, entry);
        }
    }

    fn read_attachment(&self, event: OwnedEventId, entry: Entry) {
        let judge = self.clone();
        tokio::spawn(async move {
            let Ok(_place) = judge.attachments.places.acquire().await else { return };
            if let Err(error) = judge.take_in(&event, entry).await {
                tracing::error!(%error, "a file is not taken in; it is read again after a restart");
                return;
            }
            if let Err(error) = judge.attachments.done(&event) {
                tracing::error!(%error, "a file that was read may be read again");
            }
        });
    }

    async fn take_in(&self, event: &OwnedEventId, entry: Entry) -> Result<(), JudgeError> {
        let Some(room) = self.client.get_room(&entry.room) else { return Ok(()) };
        let Entry { sender, written, file, .. } = entry;
        // Nothing is fetched for whoever sits at no table: that is refused as any words would be.
        let direct = self.direct.is_direct(&room, &sender);
        let words = match direct && self.host.tables_of(&person(&sender)).is_empty() {
            true => String::new(),
            false => match self.fetch(&file).await {
                Ok(words) => words,
                Err(why) => return self.unfit(event, &sender, why),
            },
        };
        let place = if direct { Place::Direct } else { Place::Room };
        let said = caption(&file).map(|caption| self.read_as(place, caption));
        let what = self.meaning(&sender, said.as_deref(), words);
        let input = self.input(&room, event, &sender, what).await;
        let (outcome, receipt) = self.host.hear(Input { written, ..input }).await?;
        self.answer(&room, event, sender, outcome, receipt, None).await
    }

    /// What somebody wants who sends this text: it is the story that is asked for, unless it, or what
    /// stands beside it, is a command.
    fn meaning(&self, sender: &OwnedUserId, caption: Option<&str>, words: String) -> What {
        let asked =
            self.host.prompts_of(&person(sender)).iter().any(|(_, _, prompt)| prompt.ask == Ask::Story);
        let is_talk = |text: &str| matches!(self.host.texts().parse(Place::Direct, text), Parsed::Talk(_));
        match caption {
            Some(caption) if !is_talk(caption) => What::Text(format!("{caption}\n{words}")),
            _ if (asked && !words.trim_start().starts_with(['!', '！'])) || is_talk(&words) => {
                What::Action(Action::Tell { text: Secret::new(words), prompt: None })
            }
            _ => What::Text(words),
        }
    }

    async fn fetch(&self, file: &FileMessageEventContent) -> Result<String, Unfit> {
        let info = file.info.as_ref();
        let kind = info.and_then(|info| info.mimetype.as_deref()).unwrap_or_default();
        let name = file.filename().to_lowercase();
        if !kind.starts_with("text/") && !ENDINGS.iter().any(|end| name.ends_with(end)) {
            return Err(Unfit::Kind);
        }
        let announced = info.and_then(|info| info.size).map_or(0, u64::from);
        if announced > BYTES_MAX as u64 {
            return Err(Unfit::Size);
        }
        let wanted = MediaRequestParameters { source: file.source.clone(), format: MediaFormat::File };
        let mut backoff = Backoff::default();
        for _ in 0..TRIES {
            match self.client.media().get_media_content(&wanted, false).await {
                Ok(bytes) if bytes.len() > BYTES_MAX => return Err(Unfit::Size),
                Ok(bytes) => return text_of(&bytes).ok_or(Unfit::Encoding),
                Err(error) if net::is_transient(&error) => {
                    let wait = net::limited(&error).flatten().unwrap_or_else(|| backoff.next());
                    tokio::time::sleep(wait).await;
                }
                Err(error) => {
                    tracing::warn!(error = net::brief(&error), "a file cannot be fetched");
                    return Err(Unfit::Lost);
                }
            }
        }
        Err(Unfit::Lost)
    }
}

/// The words beside a file, if there are any: without them its body is its name.
fn caption(file: &FileMessageEventContent) -> Option<&str> {
    file.filename.as_ref().filter(|name| **name != file.body).map(|_| file.body.as_str())
}

/// Text in UTF-8, or in UTF-16 where a mark at the beginning says so.
fn text_of(bytes: &[u8]) -> Option<String> {
    let wide = |bytes: &[u8], unit: fn([u8; 2]) -> u16| {
        let (pairs, rest) = bytes.as_chunks::<2>();
        let units: Vec<u16> = pairs.iter().map(|pair| unit(*pair)).collect();
        rest.is_empty().then(|| String::from_utf16(&units).ok()).flatten()
    };
    match bytes {
        [0xEF, 0xBB, 0xBF, rest @ ..] => String::from_utf8(rest.to_vec()).ok(),
        [0xFF, 0xFE, rest @ ..] => wide(rest, u16::from_le_bytes),
        [0xFE, 0xFF, rest @ ..] => wide(rest, u16::from_be_bytes),
        bytes => String::from_utf8(bytes.to_vec()).ok().filter(|text| !text.contains('\0')),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_file_is_read_in_unicode_and_in_nothing_else() {
        let story = "夜里，cold";
        let wide: Vec<u8> = story.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let big: Vec<u8> = story.encode_utf16().flat_map(u16::to_be_bytes).collect();
        for (mark, bytes) in [
            (&b""[..], story.as_bytes().to_vec()),
            (b"\xEF\xBB\xBF", story.as_bytes().to_vec()),
            (b"\xFF\xFE", wide.clone()),
            (b"\xFE\xFF", big),
        ] {
            let whole: Vec<u8> = mark.iter().copied().chain(bytes).collect();
            assert_eq!(text_of(&whole).as_deref(), Some(story));
        }
        // GBK, half a character, UTF-16 without a mark, half a unit.
        for bytes in [&b"\xD2\xB9\xC0\xEF"[..], &"夜".as_bytes()[..2], &wide, b"\xFF\xFE\x00"] {
            assert_eq!(text_of(bytes), None);
        }
    }

    #[test]
    fn a_caption_is_what_is_not_the_name() {
        let file =
            |content: serde_json::Value| serde_json::from_value::<FileMessageEventContent>(content).unwrap();
        let named = file(json!({"body": "story.txt", "url": "mxc://a/b"}));
        assert_eq!(caption(&named), None);
        let same = file(json!({"body": "story.txt", "filename": "story.txt", "url": "mxc://a/b"}));
        assert_eq!(caption(&same), None);
        let beside = file(json!({"body": "!story", "filename": "s.txt", "url": "mxc://a/b"}));
        assert_eq!(caption(&beside), Some("!story"));
    }

    #[test]
    fn a_file_waits_over_a_restart_and_nobody_piles_them_up() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("attachments.json");
        let entry = || Entry {
            room: "!r:hs".try_into().unwrap(),
            sender: "@ann:hs".try_into().unwrap(),
            written: None,
            file: serde_json::from_value(json!({"body": "s.txt", "url": "mxc://a/b"})).unwrap(),
        };
        let attachments = Attachments::open(path.clone()).unwrap();
        let event = |number: usize| OwnedEventId::try_from(format!("${number}:hs")).unwrap();
        let kept = (0..20).filter(|n| attachments.keep(&event(*n), entry()).unwrap()).count();
        assert_eq!(kept, MOST_OF_ONE);
        let again = Attachments::open(path).unwrap();
        assert_eq!(again.waiting().len(), MOST_OF_ONE);
        again.done(&event(0)).unwrap();
        assert!(again.keep(&event(9), entry()).unwrap());
    }
}
