//! Where the terminal's table is kept.

use std::path::{Path, PathBuf};
use std::{fs, io};

use bot_core::host::Keepsake;

/// The folder below the user's data directory.
const FOLDER: [&str; 2] = ["nightfall", "console"];

/// The user's data directory for this program: `XDG_DATA_HOME`, else `~/.local/share`, else Windows'.
pub(super) fn data_dir() -> Option<PathBuf> {
    below(|name| std::env::var_os(name).map(PathBuf::from))
}

/// Where files go that the person asks for: beside the data directory, so that nothing of theirs lies in it.
pub(super) fn saved(data: &Path) -> PathBuf {
    data.with_file_name(match data.file_name() {
        Some(name) => format!("{}-saved", name.to_string_lossy()),
        None => "saved".to_owned(),
    })
}

/// Writes a file there; says where it is.
///
/// # Errors
/// When the folder cannot be made or the file not be written.
pub(super) fn save(folder: &Path, file: &Keepsake) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let path = folder.join(&file.name);
    fs::write(&path, &file.bytes)?;
    Ok(path)
}

fn below(variable: impl Fn(&str) -> Option<PathBuf>) -> Option<PathBuf> {
    // The specification has relative paths ignored.
    let set = |name: &str| variable(name).filter(|path| path.is_absolute());
    let home = || set("HOME").map(|home| home.join(".local").join("share"));
    let base = set("XDG_DATA_HOME").or_else(home).or_else(|| set("LOCALAPPDATA"))?;
    Some(base.join(FOLDER[0]).join(FOLDER[1]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn data_lies_where_the_system_wants_it() {
        let dir = |set: &[(&str, &str)]| {
            below(|name| set.iter().find(|(n, _)| *n == name).map(|(_, value)| PathBuf::from(value)))
        };
        let wanted = |path: &str| Some(PathBuf::from(path));
        assert_eq!(dir(&[("XDG_DATA_HOME", "/x"), ("HOME", "/h")]), wanted("/x/nightfall/console"));
        assert_eq!(
            dir(&[("XDG_DATA_HOME", "x"), ("HOME", "/h")]),
            wanted("/h/.local/share/nightfall/console")
        );
        assert_eq!(dir(&[]), None);
    }
}
