//! The project's programs as they are now, for tests that start them as processes.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Builds a bot and gives its path, in the target directory of the running test.
///
/// `name` is the program, `test` an integration test of its crate: with it cargo builds the program with the
/// features of the whole workspace's tests. `cargo build` would want other features of the libraries, and
/// build most of them a second time.
///
/// # Panics
/// It does not build.
pub(crate) fn build(name: &str, test: &str) -> PathBuf {
    let here = std::env::current_exe().expect("a test knows its program");
    // target/PROFILE/deps/test -> target/PROFILE
    let profile = here.ancestors().find(|dir| dir.join("deps").is_dir()).expect("a target directory");
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["test", "--no-run", "--quiet", "--locked", "--workspace", "--test", test, "--target-dir"]);
    cargo.arg(profile.parent().expect("a target directory"));
    if !cfg!(debug_assertions) {
        cargo.arg("--release");
    }
    // A test's environment tells of its own package; build scripts that look at it would run
    // again, and again after the next outer build.
    for (variable, _) in std::env::vars_os() {
        let own = ["CARGO_PKG_", "CARGO_MANIFEST_", "CARGO_CRATE_NAME", "CARGO_PRIMARY_PACKAGE"];
        if own.iter().any(|own| variable.to_string_lossy().starts_with(own)) {
            cargo.env_remove(&variable);
        }
    }
    let built = cargo.current_dir(root()).status().expect("cargo runs");
    assert!(built.success(), "{name} does not build");
    profile.join(name)
}

/// The workspace's folder.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace is above this crate")
}
