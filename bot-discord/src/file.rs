//! Texts that are handed in as files: small, plain, and in an encoding that can be read.

use std::time::Duration;

use serenity::all::Attachment;

use crate::app::App;

/// A file may have this many bytes: the longest story that the judge takes, in any encoding.
pub(crate) const BYTES_MAX: u32 = 64 * 1024;
/// Files that are read of one message.
const FILES_MAX: usize = 4;
/// Where Discord keeps what people upload.
const HOSTS: [&str; 2] = ["cdn.discordapp.com", "media.discordapp.net"];
/// How long a file may take.
const PATIENCE: Duration = Duration::from_secs(20);
/// Endings of names that promise plain text.
const ENDINGS: [&str; 4] = [".txt", ".md", ".text", ".toml"];

/// Why a file is not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FileTrouble {
    /// It is no plain text.
    NotText,
    /// It is too large, or there are too many.
    TooLarge,
    /// Its letters cannot be made out.
    Unreadable,
    /// It could not be fetched.
    Lost,
}

impl FileTrouble {
    /// The key of what is said about it.
    pub(crate) fn key(self) -> &'static str {
        match self {
            FileTrouble::NotText => "discord-file-not-text",
            FileTrouble::TooLarge => "discord-file-too-large",
            FileTrouble::Unreadable => "discord-file-unreadable",
            FileTrouble::Lost => "discord-file-lost",
        }
    }
}

/// The texts of all files, in order, one below the other.
///
/// # Errors
/// Why the first that is not taken is not.
pub(crate) async fn read_all(app: &App, files: &[Attachment]) -> Result<String, FileTrouble> {
    if files.len() > FILES_MAX {
        return Err(FileTrouble::TooLarge);
    }
    let mut texts = Vec::new();
    for file in files {
        texts.push(read(app, file).await?);
    }
    Ok(texts.join("\n"))
}

async fn read(app: &App, file: &Attachment) -> Result<String, FileTrouble> {
    if !is_text(file.content_type.as_deref(), &file.filename) {
        return Err(FileTrouble::NotText);
    }
    if file.size > BYTES_MAX {
        return Err(FileTrouble::TooLarge);
    }
    let fetched = tokio::time::timeout(PATIENCE, fetch(&app.files, &file.url)).await;
    let bytes = fetched.unwrap_or(Err(FileTrouble::Lost))?;
    decode(&bytes)
}

/// Whether a file calls itself plain text. What it is shows when it is read.
fn is_text(kind: Option<&str>, name: &str) -> bool {
    let name = name.to_lowercase();
    let kinds = ["text/plain", "text/markdown", "application/toml"];
    kind.is_some_and(|kind| kinds.iter().any(|known| kind.starts_with(known)))
        || (kind.is_none() && ENDINGS.iter().any(|ending| name.ends_with(ending)))
}

async fn fetch(client: &reqwest::Client, url: &str) -> Result<Vec<u8>, FileTrouble> {
    let url = reqwest::Url::parse(url).map_err(|_| FileTrouble::Lost)?;
    if url.scheme() != "https" || !url.host_str().is_some_and(|host| HOSTS.contains(&host)) {
        return Err(FileTrouble::Lost);
    }
    let mut answer = match client.get(url).send().await {
        Ok(answer) if answer.status().is_success() => answer,
        Ok(answer) => {
            tracing::warn!(status = answer.status().as_u16(), "a file was not handed out");
            return Err(FileTrouble::Lost);
        }
        Err(_) => return Err(FileTrouble::Lost),
    };
    let most = usize::try_from(BYTES_MAX).unwrap_or(usize::MAX);
    let mut bytes = Vec::new();
    // It may hold more than was said before.
    while let Some(piece) = answer.chunk().await.map_err(|_| FileTrouble::Lost)? {
        if bytes.len() + piece.len() > most {
            return Err(FileTrouble::TooLarge);
        }
        bytes.extend_from_slice(&piece);
    }
    Ok(bytes)
}

/// The text in UTF-8, or in UTF-16 with its mark, as Windows writes it.
fn decode(bytes: &[u8]) -> Result<String, FileTrouble> {
    let units = |rest: &[u8], from: fn([u8; 2]) -> u16| {
        let (pairs, odd) = rest.as_chunks::<2>();
        let units = pairs.iter().map(|pair| from(*pair));
        odd.is_empty().then(|| char::decode_utf16(units).collect::<Result<String, _>>().ok()).flatten()
    };
    let text = match bytes {
        [0xFF, 0xFE, rest @ ..] => units(rest, u16::from_le_bytes),
        [0xFE, 0xFF, rest @ ..] => units(rest, u16::from_be_bytes),
        [0xEF, 0xBB, 0xBF, rest @ ..] => std::str::from_utf8(rest).ok().map(str::to_owned),
        rest => std::str::from_utf8(rest).ok().map(str::to_owned),
    };
    text.filter(|text| !text.contains('\0')).ok_or(FileTrouble::Unreadable)
}

#[cfg(test)]
mod tests {
    use super::{FileTrouble, decode, is_text};

    #[test]
    fn a_text_is_read_in_the_encodings_that_people_save_it_in() {
        for bytes in [
            "天黑".as_bytes().to_vec(),
            [&[0xEF, 0xBB, 0xBF], "天黑".as_bytes()].concat(),
            [&[0xFF, 0xFE][..], &"天黑".encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<_>>()]
                .concat(),
            [&[0xFE, 0xFF][..], &"天黑".encode_utf16().flat_map(u16::to_be_bytes).collect::<Vec<_>>()]
                .concat(),
        ] {
            assert_eq!(decode(&bytes).as_deref(), Ok("天黑"));
        }
    }

    #[test]
    fn what_cannot_be_read_is_refused_whole() {
        // GB 18030, half a character, half a unit, half a pair, and a picture.
        let wrong: [&[u8]; 5] = [
            &[0xCC, 0xEC, 0xBA, 0xDA],
            &[0xE5, 0xA4],
            &[0xFF, 0xFE, 0x29],
            &[0xFF, 0xFE, 0x00, 0xD8],
            b"PNG\0",
        ];
        for bytes in wrong {
            assert_eq!(decode(bytes), Err(FileTrouble::Unreadable), "{bytes:?}");
        }
    }

    #[test]
    fn only_plain_text_is_taken() {
        assert!(is_text(Some("text/plain; charset=utf-8"), "story"));
        assert!(is_text(None, "Story.TXT"));
        assert!(is_text(None, "friday.toml") && is_text(Some("application/toml"), "friday.toml"));
        assert!(!is_text(Some("image/png"), "story.txt"));
        assert!(!is_text(None, "story.docx"));
    }
}
