//! Small files that survive a crash: written whole or not at all.

use serde::{Serialize, de::DeserializeOwned};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};

/// A file of the store that cannot be read or written.
#[derive(Debug, thiserror::Error)]
pub(crate) enum FileError {
    /// The operating system refused.
    #[error("{path}: {source}")]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// What the operating system said.
        source: io::Error,
    },
    /// The contents are damaged. Nothing is overwritten.
    #[error("{path} is damaged ({reason}); restore it from a backup or move the folder away")]
    Damaged {
        /// The file.
        path: PathBuf,
        /// Where and why reading stopped.
        reason: String,
    },
}

fn io_error(path: &Path) -> impl FnOnce(io::Error) -> FileError {
    let path = path.to_owned();
    move |source| FileError::Io { path, source }
}

/// Replaces the file's contents; after a crash it holds the old or the new ones
/// whole. Only the owner can read it.
///
/// # Errors
/// When the operating system refuses.
pub(crate) fn write(path: &Path, contents: &[u8]) -> Result<(), FileError> {
    let fresh = path.with_extension("new");
    let replace = || -> io::Result<()> {
        let mut file = OpenOptions::new().write(true).create(true).truncate(true).mode(0o600).open(&fresh)?;
        file.write_all(contents)?;
        file.sync_data()?;
        fs::rename(&fresh, path)?;
        // The rename itself must be on disk, or a power cut could undo it.
        match path.parent() {
            Some(folder) => File::open(folder)?.sync_all(),
            None => Ok(()),
        }
    };
    replace().map_err(io_error(path))
}

/// The file's contents, or nothing if there is no such file.
///
/// # Errors
/// When the file is there and cannot be read.
pub(crate) fn read(path: &Path) -> Result<Option<Vec<u8>>, FileError> {
    match fs::read(path) {
        Ok(contents) => Ok(Some(contents)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(io_error(path)(error)),
    }
}

/// As [`write`], for a value.
///
/// # Errors
/// When the operating system refuses.
pub(crate) fn write_json(path: &Path, value: &impl Serialize) -> Result<(), FileError> {
    let text = serde_json::to_vec(value)
        .map_err(|error| FileError::Damaged { path: path.to_owned(), reason: error.to_string() })?;
    write(path, &text)
}

/// As [`read`], for a value.
///
/// # Errors
/// When the file is there and cannot be read, or does not hold such a value.
pub(crate) fn read_json<T: DeserializeOwned>(path: &Path) -> Result<Option<T>, FileError> {
    let Some(contents) = read(path)? else { return Ok(None) };
    serde_json::from_slice(&contents)
        .map(Some)
        .map_err(|error| FileError::Damaged { path: path.to_owned(), reason: error.to_string() })
}

/// Makes the folder with all above it.
///
/// # Errors
/// When the operating system refuses.
pub(crate) fn make_folder(path: &Path) -> Result<(), FileError> {
    fs::create_dir_all(path).map_err(io_error(path))
}

/// Removes a file, if it is there.
///
/// # Errors
/// When the operating system refuses.
pub(crate) fn remove(path: &Path) -> Result<(), FileError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(io_error(path)(error)),
        _ => Ok(()),
    }
}

/// Gives a file or folder another name.
///
/// # Errors
/// When the operating system refuses.
pub(crate) fn rename(from: &Path, to: &Path) -> Result<(), FileError> {
    fs::rename(from, to).map_err(io_error(from))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_written_is_read_and_damage_is_named() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("value.json");
        assert!(read_json::<Vec<u32>>(&path).unwrap().is_none());
        write_json(&path, &vec![1, 2]).unwrap();
        write_json(&path, &vec![3]).unwrap();
        assert_eq!(read_json::<Vec<u32>>(&path).unwrap(), Some(vec![3]));
        write(&path, b"[3").unwrap();
        let error = read_json::<Vec<u32>>(&path).unwrap_err().to_string();
        assert!(error.contains("value.json is damaged"), "{error}");
        assert_eq!(fs::read(&path).unwrap(), b"[3");
    }
}
