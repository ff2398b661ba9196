//! Placeholder entry point, replaced by the adapter.
fn main() {}
