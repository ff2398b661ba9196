//! What long-running judges share, whatever platform they are on: figures and health for whoever watches over them, and
//! backups while they run. Nothing here tells what was said or dealt, but for the backup, which goes to whoever can
//! read the data directory anyway.

pub mod control;
#[cfg(feature = "http")]
pub mod watch;
