//! A small file beside the database that remembers which store this is, of which format, and how much was
//! committed to it.
//!
//! sled takes a damaged end of its file for a write that never finished, and goes on without
//! it. The seal is written after every flush, so it is never ahead of the disk, and a
//! database that holds less than it says has lost something.

use std::fs::File;
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::Path;

use sha2::{Digest, Sha256};

/// Its name in the data directory.
pub(super) const FILE: &str = "seal";

/// What it begins with.
const MAGIC: &[u8; 8] = b"nf-seal1";
const CHECKSUM: usize = 8;
const LENGTH: usize = 8 + 8 + 8 + 8 + CHECKSUM;

/// What the seal says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Seal {
    /// Which store.
    pub(super) instance: u32,
    /// At least so many groups were committed to it.
    pub(super) commits: u64,
    /// The format of the data. A later program's data is not even opened.
    pub(super) format: u64,
}

impl Seal {
    /// Reads it; `None` if it does not say anything that could be true.
    pub(super) fn read(dir: &Path) -> std::io::Result<Option<Seal>> {
        let mut bytes = Vec::new();
        File::open(dir.join(FILE))?.take(LENGTH as u64 + 1).read_to_end(&mut bytes)?;
        Ok(Seal::decode(&bytes))
    }

    /// Creates the file, durably.
    pub(super) fn create(self, dir: &Path) -> std::io::Result<File> {
        let mut file = File::create_new(dir.join(FILE))?;
        file.write_all(&self.encode())?;
        file.sync_all()?;
        Ok(file)
    }

    /// Opens the file for [`Seal::write`].
    pub(super) fn open(dir: &Path) -> std::io::Result<File> {
        File::options().write(true).open(dir.join(FILE))
    }

    /// Says something new. It need not be on the disk: an older seal is true as well.
    pub(super) fn write(self, file: &mut File) -> std::io::Result<()> {
        file.seek(SeekFrom::Start(0))?;
        file.write_all(&self.encode())
    }

    fn encode(self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend_from_slice(&u64::from(self.instance).to_be_bytes());
        bytes.extend_from_slice(&self.commits.to_be_bytes());
        bytes.extend_from_slice(&self.format.to_be_bytes());
        let checksum = Sha256::digest(&bytes);
        bytes.extend_from_slice(&checksum[..CHECKSUM]);
        bytes
    }

    fn decode(bytes: &[u8]) -> Option<Seal> {
        let number = |at: usize| bytes.get(at..at + 8)?.try_into().ok().map(u64::from_be_bytes);
        let instance = number(8)?.try_into().ok()?;
        let seal = Seal { instance, commits: number(16)?, format: number(24)? };
        (seal.encode() == bytes).then_some(seal)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seal_reads_back_and_a_changed_one_does_not() {
        let seal = Seal { instance: 7, commits: 1 << 40, format: 1 };
        let bytes = seal.encode();
        assert_eq!(Seal::decode(&bytes), Some(seal));
        for index in 0..bytes.len() {
            let mut changed = bytes.clone();
            changed[index] ^= 1;
            assert_eq!(Seal::decode(&changed), None);
            assert_eq!(Seal::decode(&bytes[..index]), None);
        }
    }
}
