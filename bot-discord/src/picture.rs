//! A picture for each seat, under which its character speaks: the number on a ground of its own colour.
//!
//! A webhook's picture is an address that Discord can fetch, and Discord itself has but six for those who bring
//! none. So the bot hands its own to Discord, once for all servers, as emojis of its application, which nobody
//! else sees or needs a permission for.

use std::time::{Duration, Instant};

use bot_core::game::Seat;
use serde_json::json;
use serenity::all::{CreateAttachment, Emoji};

use crate::app::App;
use crate::trouble::summary;

/// The pictures that Discord has for whoever brings none: one for each colour.
const PLAIN: u16 = 6;
/// After a failure nothing is handed over for this long.
const REST: Duration = Duration::from_secs(600);
/// The name in the ledger of what Discord has.
const NOTE: &str = "pictures";
/// Width and height in dots.
const SIDE: usize = 128;
/// Digits three dots wide and five high, a row in each three bits.
const DIGITS: [u16; 10] = [
    0b111_101_101_101_111,
    0b010_110_010_010_111,
    0b111_001_111_100_111,
    0b111_001_111_001_111,
    0b101_101_111_001_001,
    0b111_100_111_001_111,
    0b111_100_111_101_111,
    0b111_001_001_001_001,
    0b111_101_111_101_111,
    0b111_101_111_001_111,
];

/// What Discord has of them; held while one is handed over.
#[derive(Default)]
pub(crate) struct Pictures(tokio::sync::Mutex<Option<Instant>>);

impl App {
    /// The address of a seat's picture. Where Discord takes none, one of those that it has.
    pub(crate) async fn picture(&self, seat: Seat) -> String {
        match self.own_picture(seat).await {
            Some(id) => format!("https://cdn.discordapp.com/emojis/{id}.png?size=128"),
            None => {
                let plain = seat.0.saturating_sub(1) % PLAIN;
                format!("https://cdn.discordapp.com/embed/avatars/{plain}.png")
            }
        }
    }

    /// The number of the emoji that is a seat's picture, handed over if need be.
    async fn own_picture(&self, seat: Seat) -> Option<u64> {
        let mut failed = self.pictures.0.lock().await;
        let mut known: Vec<(u16, u64)> = self.ledger.read(NOTE).unwrap_or_default();
        let of = |known: &[(u16, u64)]| known.iter().find(|(of, _)| *of == seat.0).map(|(_, id)| *id);
        if let Some(id) = of(&known) {
            return Some(id);
        }
        if failed.is_some_and(|since| since.elapsed() < REST) {
            return None;
        }
        match self.hand_over(seat).await {
            Ok(emojis) => {
                known.extend(emojis.iter().filter_map(|emoji| Some((seat_of(&emoji.name)?, emoji.id.get()))));
                known.sort_unstable();
                known.dedup_by_key(|(seat, _)| *seat);
            }
            Err(error) => {
                tracing::warn!(error = summary(&error), "a picture was not taken");
                *failed = Some(Instant::now());
            }
        }
        if let Err(error) = self.ledger.write(NOTE, &known).await {
            tracing::error!(%error, "pictures will be looked for again at the next start");
        }
        of(&known)
    }

    /// All pictures that Discord has, a seat's among them.
    async fn hand_over(&self, seat: Seat) -> serenity::Result<Vec<Emoji>> {
        // Those that were handed over before the notes were lost are taken again.
        let mut all = self.http.get_application_emojis().await?;
        if !all.iter().any(|emoji| seat_of(&emoji.name) == Some(seat.0)) {
            let image = CreateAttachment::bytes(drawn(seat), "seat.png").to_base64();
            let wanted = json!({ "name": format!("seat_{seat}"), "image": image });
            all.push(self.http.create_application_emoji(&wanted).await?);
        }
        Ok(all)
    }
}

/// Whose picture an emoji is, by its name.
fn seat_of(name: &str) -> Option<u16> {
    name.strip_prefix("seat_")?.parse().ok()
}

/// A seat's picture as PNG.
fn drawn(seat: Seat) -> Vec<u8> {
    let digits: Vec<usize> =
        seat.to_string().bytes().map(|digit| usize::from(digit.saturating_sub(b'0'))).collect();
    let scale = 72 / (4 * digits.len().max(1) - 1).max(5);
    let (width, height) = ((4 * digits.len() - 1) * scale, 5 * scale);
    let (left, top) = ((SIDE - width) / 2, (SIDE - height) / 2);
    let is_ink = |x: usize, y: usize| {
        let (Some(x), Some(y)) = (x.checked_sub(left), y.checked_sub(top)) else { return false };
        let (column, row) = (x / scale, y / scale);
        let digit = digits.get(column / 4).and_then(|digit| DIGITS.get(*digit));
        row < 5 && column % 4 < 3 && digit.is_some_and(|digit| digit >> (14 - row * 3 - column % 4) & 1 == 1)
    };
    let mut dots = Vec::new();
    for y in 0..SIDE {
        // Each row begins with how it is packed: not at all.
        dots.push(0);
        dots.extend(
            (0..SIDE)
                .step_by(8)
                .map(|x| (0..8).fold(0, |byte, bit| byte << 1 | u8::from(is_ink(x + bit, y)))),
        );
    }
    let side = u32::try_from(SIDE).unwrap_or(0).to_be_bytes();
    // One bit for a dot, with a palette.
    let header = [&side[..], &side[..], &[1, 3, 0, 0, 0]].concat();
    let palette = [&ground(seat.0)[..], &[255, 255, 255]].concat();
    let mut png = b"\x89PNG\r\n\x1a\n".to_vec();
    for (kind, data) in
        [(b"IHDR", header), (b"PLTE", palette), (b"IDAT", stored(&dots)), (b"IEND", Vec::new())]
    {
        png.extend(u32::try_from(data.len()).unwrap_or(0).to_be_bytes());
        let chunk = [&kind[..], &data].concat();
        png.extend(&chunk);
        png.extend(crc(&chunk).to_be_bytes());
    }
    png
}

/// A colour for a seat: neighbours lie far apart on the wheel, and white is read on all of them.
fn ground(seat: u16) -> [u8; 3] {
    let hue = u32::from(seat) * 222 % 360;
    let ramp = |shift: u32| {
        let at = (hue + shift) % 360;
        let share = match at {
            0..60 => at,
            60..180 => 60,
            180..240 => 240 - at,
            _ => 0,
        };
        u8::try_from(40 + share * 120 / 60).unwrap_or(u8::MAX)
    };
    [ramp(120), ramp(0), ramp(240)]
}

/// Data in the wrapping of zlib, not packed.
fn stored(data: &[u8]) -> Vec<u8> {
    let mut all = vec![0x78, 0x01];
    let blocks = data.chunks(usize::from(u16::MAX));
    let last = blocks.len().saturating_sub(1);
    for (index, block) in blocks.enumerate() {
        let length = u16::try_from(block.len()).unwrap_or(u16::MAX);
        all.push(u8::from(index == last));
        all.extend(length.to_le_bytes());
        all.extend((!length).to_le_bytes());
        all.extend(block);
    }
    let (low, high) = data.iter().fold((1_u32, 0_u32), |(low, high), byte| {
        let low = (low + u32::from(*byte)) % 65_521;
        (low, (high + low) % 65_521)
    });
    all.extend((high << 16 | low).to_be_bytes());
    all
}

/// The checksum of a part of a PNG file.
fn crc(data: &[u8]) -> u32 {
    !data.iter().fold(u32::MAX, |crc, byte| {
        (0..8).fold(crc ^ u32::from(*byte), |crc, _| crc >> 1 ^ if crc & 1 == 1 { 0xedb8_8320 } else { 0 })
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use bot_core::game::{PLAYERS_MAX, Seat};

    use super::{crc, drawn, ground, seat_of, stored};

    #[test]
    fn every_seat_has_a_picture_of_its_own_that_discord_takes() {
        let all: Vec<Vec<u8>> = (1..=PLAYERS_MAX).map(|seat| drawn(Seat(seat))).collect();
        assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), usize::from(PLAYERS_MAX));
        assert!(all.iter().all(|png| png.len() < 256 * 1024 && png.starts_with(b"\x89PNG")));
        // Those who sit side by side are told apart by colour already.
        let near =
            |one: [u8; 3], other: [u8; 3]| one.iter().zip(other).map(|(a, b)| a.abs_diff(b)).max() < Some(40);
        assert!((1..PLAYERS_MAX).all(|seat| !near(ground(seat), ground(seat + 1))));
    }

    #[test]
    fn checksums_are_those_of_the_standards() {
        assert_eq!(crc(b"123456789"), 0xcbf4_3926);
        assert_eq!(stored(b"Wikipedia")[16..], 0x11e6_0398_u32.to_be_bytes());
    }

    #[test]
    fn a_picture_is_known_by_its_name() {
        assert_eq!((seat_of("seat_12"), seat_of("smile"), seat_of("seat_x")), (Some(12), None, None));
    }
}
