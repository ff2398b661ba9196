//! sled's file, read without sled: looking changes nothing.
//!
//! sled repairs while it opens, and takes whatever it cannot read for a write that never finished. So what the
//! disk really holds is found out here first, and what is left of a damaged store is read here too.
//!
//! The file is a row of segments. A segment begins with a header (checksum, its place in the log, how much of the
//! log was safe on the disk when it was begun) and goes on with messages (checksum, kind, length, number of the
//! segment, page, contents). A node is a whole page, a link a change to one. This is the format of sled 0.34, which
//! opens no other.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use crc32fast::Hasher;

/// Whether a file or folder of this name is part of a database.
pub(super) fn is_sleds(name: &str) -> bool {
    matches!(name, "db" | "conf" | "blobs") || is_shortcut(name)
}

/// Whether it is a note of what was found in the log, to find it faster at the next opening.
pub(super) fn is_shortcut(name: &str) -> bool {
    name.starts_with("snap.")
}

/// The length of a segment: sled's own choice, which its file `conf` repeats.
pub(super) const SEGMENT: u64 = 512 << 10;
const SEGMENT_HEADER: usize = 20;
/// No message begins within so many bytes of a segment's end.
const RED_ZONE: usize = 32;
/// Places in the log are stored so that zeros are no place.
const LSN_MASK: u64 = 0x7FFF_FFFF_FFFF_FFFF;

/// sled's kinds of message.
mod kind {
    pub(super) const UNWRITTEN: u8 = 0;
    pub(super) const CAP: u8 = 2;
    pub(super) const BATCH: u8 = 3;
    pub(super) const NODE: u8 = 8;
    pub(super) const NODE_APART: u8 = 9;
    pub(super) const LINK: u8 = 10;
    pub(super) const LINK_APART: u8 = 11;
}

/// A database file and where its segments are.
pub(super) struct Log {
    dir: PathBuf,
    file: File,
    /// Where each segment begins in the file, by its place in the log.
    pub(super) segments: BTreeMap<u64, u64>,
    /// At least so much of the log was safe on the disk.
    pub(super) stable: u64,
    /// Where segments begin in the file that say nothing of themselves, though something was written there.
    pub(super) headless: Vec<u64>,
}

/// How the reading of a segment ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// It is full.
    Full,
    /// The rest was never written.
    Unwritten,
    /// At this byte of the segment there is something that is no message.
    Broken(usize),
}

/// One message.
pub(super) struct Message<'a> {
    kind: u8,
    pub(super) page: u64,
    /// Where in the log it ends.
    pub(super) end: u64,
    body: &'a [u8],
}

/// A change that a message makes to the keys and values.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Change {
    /// A whole page: what all its keys begin with, and its entries.
    Page { prefix: Vec<u8>, entries: Vec<(Vec<u8>, Vec<u8>)> },
    /// One entry of a page; the key without what all keys of the page begin with.
    Entry { key: Vec<u8>, value: Vec<u8> },
}

impl Log {
    /// Reads the headers of all segments.
    pub(super) fn open(dir: &Path) -> io::Result<Log> {
        let mut file = File::open(dir.join("db"))?;
        let length = file.metadata()?.len();
        let (mut segments, mut stable, mut headless) = (BTreeMap::new(), 0, Vec::new());
        let mut at = 0;
        while at + SEGMENT_HEADER as u64 <= length {
            let mut header = [0; SEGMENT_HEADER];
            file.seek(SeekFrom::Start(at))?;
            file.read_exact(&mut header)?;
            match read_header(&header) {
                Some((place, safe)) => {
                    segments.insert(place, at);
                    stable = stable.max(safe);
                }
                None if header == [0; SEGMENT_HEADER] => {}
                None => headless.push(at),
            }
            at += SEGMENT;
        }
        Ok(Log { dir: dir.to_owned(), file, segments, stable, headless })
    }

    /// Where in the log the group of messages ends that begins with this one: sled keeps all of it or nothing.
    pub(super) fn group(message: &Message<'_>) -> Option<u64> {
        let body = Some(message.body).filter(|_| message.kind == kind::BATCH)?;
        Some(u64::from_le_bytes(body.try_into().ok()?))
    }

    /// Reads one segment, by its place in the log.
    pub(super) fn read(&self, place: u64, visit: &mut dyn FnMut(&Message<'_>)) -> io::Result<End> {
        let at = self.segments.get(&place).copied().unwrap_or(u64::MAX);
        let bytes = self.bytes(at)?;
        Ok(walk(&bytes, place / SEGMENT, SEGMENT_HEADER, visit))
    }

    /// Reads everything in the file that is still a message, segment by segment in the order of the log; says where
    /// there was something else in what had been written whole.
    pub(super) fn salvage(&self, visit: &mut dyn FnMut(&Message<'_>)) -> io::Result<Vec<u64>> {
        let mut found: Vec<(u64, u64)> =
            self.segments.iter().map(|(place, at)| (*place / SEGMENT, *at)).collect();
        let mut broken = self.headless.clone();
        for at in &self.headless {
            let bytes = self.bytes(*at)?;
            let first = (0..bytes.len()).find_map(|at| sound(&bytes[at..]));
            found.extend(first.map(|first| (first.segment, *at)));
        }
        found.sort_unstable();
        let tail = self.stable / SEGMENT;
        for (segment, start) in found {
            let bytes = self.bytes(start)?;
            let mut at = SEGMENT_HEADER;
            while let End::Broken(byte) = walk(&bytes, segment, at, visit) {
                let next = (byte + 1..bytes.len())
                    .find(|at| sound(&bytes[*at..]).is_some_and(|found| found.segment == segment));
                // At the very end a write may never have finished.
                if (segment < tail || next.is_some()) && !self.headless.contains(&start) {
                    broken.push(start + byte as u64);
                }
                let Some(next) = next else { break };
                at = next;
            }
        }
        broken.sort_unstable();
        Ok(broken)
    }

    /// Whether something newer is being written over a segment: it was free then.
    pub(super) fn is_overwritten(&self, place: u64, from: usize) -> io::Result<bool> {
        let at = self.segments.get(&place).copied().unwrap_or(u64::MAX);
        let bytes = self.bytes(at)?;
        let newest = self.segments.keys().next_back().copied().unwrap_or(0) / SEGMENT + 64;
        let newer = place / SEGMENT + 1..newest;
        let mut messages = (from..bytes.len()).filter_map(|at| sound(&bytes[at..]));
        Ok(messages.any(|found| newer.contains(&found.segment)))
    }

    fn bytes(&self, at: u64) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        let mut file = &self.file;
        file.seek(SeekFrom::Start(at))?;
        file.take(SEGMENT).read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    /// What a message changes; `None` if it is about something else, or cannot be read.
    pub(super) fn change(&self, message: &Message<'_>) -> Option<Change> {
        match message.kind {
            kind::NODE => node(message.body),
            kind::LINK => link(message.body),
            // Too large for the log: in a file of its own.
            kind::NODE_APART => node(&self.apart(message.body)?),
            kind::LINK_APART => link(&self.apart(message.body)?),
            _ => None,
        }
    }

    fn apart(&self, body: &[u8]) -> Option<Vec<u8>> {
        let name = i64::from_le_bytes(body.try_into().ok()?).to_string();
        let bytes = fs::read(self.dir.join("blobs").join(name)).ok()?;
        let (sum, rest) = bytes.split_first_chunk::<4>()?;
        (crc(&[rest]) == u32::from_le_bytes(*sum)).then(|| rest.get(1..).unwrap_or_default().to_vec())
    }
}

fn read_header(bytes: &[u8; SEGMENT_HEADER]) -> Option<(u64, u64)> {
    let (sum, rest) = bytes.split_first_chunk::<4>()?;
    let number = |bytes: &[u8]| bytes.try_into().ok().map(|bytes| u64::from_le_bytes(bytes) ^ LSN_MASK);
    let (place, stable) = (number(&rest[..8])?, number(&rest[8..])?);
    let sound = crc(&[rest]) == u32::from_le_bytes(*sum) ^ u32::MAX && place % SEGMENT == 0;
    // Before anything is safe the place is -1.
    sound.then_some((place, i64::from_ne_bytes(stable.to_ne_bytes()).max(0).unsigned_abs()))
}

fn crc(parts: &[&[u8]]) -> u32 {
    let mut hasher = Hasher::new();
    parts.iter().for_each(|part| hasher.update(part));
    hasher.finalize()
}

/// A message's header, and where its contents lie.
struct Parsed {
    sum: u32,
    kind: u8,
    segment: u64,
    page: u64,
    body: std::ops::Range<usize>,
}

impl Parsed {
    fn is_sound(&self, bytes: &[u8]) -> bool {
        let (head, body) = (&bytes[4..self.body.start], &bytes[self.body.clone()]);
        crc(&[body, head]) ^ u32::MAX == self.sum
    }
}

/// Reads a message's header; `None` if none can be here.
fn parse(bytes: &[u8]) -> Option<Parsed> {
    let (sum, mut rest) = bytes.split_first_chunk::<4>()?;
    let kind = *take(&mut rest, 1)?.first()?;
    let length = usize::try_from(number(&mut rest)?).ok()?;
    let (segment, page) = (number(&mut rest)?, number(&mut rest)?);
    let start = bytes.len() - rest.len();
    let known = (kind::CAP - 1..=kind::LINK_APART).contains(&kind);
    (known && length <= rest.len()).then(|| Parsed {
        sum: u32::from_le_bytes(*sum),
        kind,
        segment,
        page,
        body: start..start + length,
    })
}

/// The whole message that stands here, of whatever segment.
fn sound(bytes: &[u8]) -> Option<Parsed> {
    parse(bytes).filter(|found| found.is_sound(bytes))
}

/// Reads messages of this segment from byte `at` on, as long as there are any.
fn walk(bytes: &[u8], segment: u64, mut at: usize, visit: &mut dyn FnMut(&Message<'_>)) -> End {
    while at + RED_ZONE <= SEGMENT as usize {
        let rest = bytes.get(at..).unwrap_or_default();
        if rest.get(4).is_none_or(|kind| *kind == kind::UNWRITTEN) && rest.iter().all(|byte| *byte == 0) {
            return End::Unwritten;
        }
        let Some(found) = sound(rest).filter(|found| found.segment == segment) else {
            return End::Broken(at);
        };
        if found.kind == kind::CAP {
            return End::Full;
        }
        let body = &rest[found.body.clone()];
        at += found.body.end;
        visit(&Message { kind: found.kind, page: found.page, end: segment * SEGMENT + at as u64, body });
    }
    End::Full
}

fn take<'a>(bytes: &mut &'a [u8], length: usize) -> Option<&'a [u8]> {
    let (taken, rest) = bytes.split_at_checked(length)?;
    *bytes = rest;
    Some(taken)
}

/// sled's numbers of variable length.
fn number(bytes: &mut &[u8]) -> Option<u64> {
    let first = *take(bytes, 1)?.first()?;
    let one = |bytes: &mut &[u8]| take(bytes, 1).map(|taken| u64::from(taken[0]));
    match first {
        0..=240 => Some(u64::from(first)),
        241..=248 => Some(240 + 256 * (u64::from(first) - 241) + one(bytes)?),
        249 => Some(2288 + 256 * one(bytes)? + one(bytes)?),
        250..=255 => {
            let mut number = [0; 8];
            let length = usize::from(first) - 247;
            number[..length].copy_from_slice(take(bytes, length)?);
            Some(u64::from_le_bytes(number))
        }
    }
}

fn text(bytes: &mut &[u8]) -> Option<Vec<u8>> {
    let length = usize::try_from(number(bytes)?).ok()?;
    Some(take(bytes, length)?.to_vec())
}

fn link(mut body: &[u8]) -> Option<Change> {
    let body = &mut body;
    match take(body, 1)? {
        [0] => Some(Change::Entry { key: text(body)?, value: text(body)? }),
        _ => None,
    }
}

fn node(mut body: &[u8]) -> Option<Change> {
    let body = &mut body;
    // The next page and the one that is being merged into this.
    let (_, _) = (number(body)?, number(body)?);
    let prefix = usize::from(take(body, 2)?[1]);
    let (low, _high) = (text(body)?, text(body)?);
    let prefix = low.get(..prefix)?.to_vec();
    if take(body, 1)? != [0] {
        return None;
    }
    let count = usize::try_from(number(body)?).ok()?;
    let keys: Vec<_> = (0..count).map_while(|_| text(body)).collect();
    let values: Vec<_> = (0..count).map_while(|_| text(body)).collect();
    let whole = keys.len() == count && values.len() == count;
    whole.then(|| Change::Page { prefix, entries: keys.into_iter().zip(values).collect() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_every_length_are_read() {
        for (bytes, expected) in [
            (&[0][..], 0),
            (&[240], 240),
            (&[241, 0], 240),
            (&[248, 255], 2287),
            (&[249, 0, 0], 2288),
            (&[249, 255, 255], 67_823),
            (&[250, 0xF0, 0x08, 0x01], 67_824),
            (&[255, 1, 0, 0, 0, 0, 0, 0, 0x80], 0x8000_0000_0000_0001),
        ] {
            let mut rest = bytes;
            assert_eq!((number(&mut rest), rest.len()), (Some(expected), 0), "{bytes:?}");
            assert_eq!(number(&mut &bytes[..bytes.len() - 1]), None, "{bytes:?}");
        }
    }
}
