//! What a panic prints is fixed words: nothing that somebody holds or has named can stand in them.
//!
//! Source: I-01

use std::path::{Path, PathBuf};

/// How a program gives up, with words of its own.
const GIVES_UP: [&str; 6] =
    ["panic!(", "unreachable!(", "todo!(", "unimplemented!(", "assert!(", ".expect(&"];
/// What prints whatever it holds.
const PRINTS: [&str; 3] = ["{", "format!", "dbg!("];
/// Files that hold tests alone.
const TESTS: [&str; 2] = ["tests.rs", "words.rs"];
/// The one value that may be printed: a rule set is no secret.
const OPEN: &str = "a rule set is a table, not {other:?}";

/// The lines of a file outside its tests in which it gives up and prints a value.
fn loose(text: &str) -> Vec<String> {
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    let gives_up = |line: &&str| GIVES_UP.iter().any(|word| line.contains(word));
    let prints = |line: &&str| PRINTS.iter().any(|sign| line.contains(sign)) && !line.contains(OPEN);
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    let mut found: Vec<String> = lines.filter(gives_up).filter(prints).map(str::to_owned).collect();
    found.extend(
        code.lines().filter(|line| line.contains("dbg!(") || line.contains(".unwrap()")).map(str::to_owned),
    );
    found
}

fn sources(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder of the program") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() {
            if name != "tests" {
                sources(&path, files);
            }
        } else if path.extension().is_some_and(|extension| extension == "rs")
            && !TESTS.contains(&name.as_str())
        {
            files.push(path);
        }
    }
}

#[test]
fn no_panic_of_the_judge_prints_a_value() {
    let mut files = Vec::new();
    let parts = ["bot-core/src/game", "bot-core/src/host", "bot-core/src/text", "bot-core/src/players"];
    for part in parts.into_iter().chain(["bot-discord/src", "bot-matrix/src", "bot-service/src"]) {
        sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(part), &mut files);
    }
    assert!(files.len() > 170, "the program is read: {} files", files.len());
    for file in files {
        let found = loose(&std::fs::read_to_string(&file).expect("a readable file"));
        assert!(found.is_empty(), "{}: {found:#?}", file.display());
    }
}

#[test]
fn a_panic_that_prints_a_value_is_found() {
    for line in
        ["panic!(\"{role:?}\");", "unreachable!(\"{hand:?}\")", "x.expect(&format!(\"{x}\"))", "y.unwrap()"]
    {
        assert_eq!(loose(line).len(), 1, "{line}");
    }
    for line in ["x.expect(\"a table\")", "// panic!(\"{role}\")", "unreachable!(\"no such phase\")"] {
        assert!(loose(line).is_empty(), "{line}");
    }
}
