//! The way into a running program: a socket in its data directory, which only its owner can use. Whoever asks for
//! `backup` there gets every table, as they stood at one instant; `operate` and an order is carried out
//! (see [`Host::operate`]).

use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;

use bot_core::host::Host;
use bot_core::host::archive::ArchiveLine;

/// The socket's name in the data directory.
const SOCKET: &str = "control";
/// What a backup is asked for with.
const BACKUP: &str = "backup";
/// What stands before an order.
const OPERATE: &str = "operate";
/// An order is at most so long, in bytes.
#[cfg(unix)]
const ORDER_BYTES_MAX: u64 = 8 * 1024;
/// How long somebody who asks may take to say what for, or to read on, in seconds.
#[cfg(unix)]
const PATIENCE_S: u64 = 30;

/// Why no backup came from a running program.
#[derive(Debug, thiserror::Error)]
pub enum ControlError {
    /// No program listens there.
    #[error("no program is running on this data directory")]
    NobodyThere,
    /// The program has broken off.
    #[error("the running program has broken off; its log says why")]
    Broken,
    /// Reading or writing failed.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// Who listens in a data directory, for as long as the runtime lives or until it is told to stop. It holds the judge.
#[derive(Debug)]
pub struct Listening(Option<tokio::task::JoinHandle<()>>);

impl Listening {
    /// Listens no longer, and lets go of the judge.
    pub async fn stop(self) {
        if let Some(task) = self.0 {
            task.abort();
            // That it was cut off is what was wanted.
            let _ = task.await;
        }
    }
}

/// Listens in a data directory. Where that cannot be, it is logged, and the judge does without.
///
/// # Panics
/// Outside a tokio runtime.
#[cfg(unix)]
pub fn listen(host: &Host, dir: &Path) -> Listening {
    let path = dir.join(SOCKET);
    // The directory is locked, so what lies there is left from a process that is no more.
    let _ = std::fs::remove_file(&path);
    let listener = match tokio::net::UnixListener::bind(&path) {
        Ok(listener) => listener,
        Err(error) => {
            tracing::warn!(%error, "no backups while running: nobody can listen in the data directory");
            return Listening(None);
        }
    };
    let host = host.clone();
    Listening(Some(tokio::spawn(async move {
        // One after the other: a second backup waits for the first.
        while let Ok((stream, _)) = listener.accept().await {
            if let Err(error) = answer(&host, stream).await {
                tracing::warn!(error = %error, "a request was not answered");
            }
        }
    })))
}

/// Where there are no such sockets.
#[cfg(not(unix))]
pub fn listen(_host: &Host, _dir: &Path) -> Listening {
    Listening(None)
}

#[cfg(unix)]
async fn answer(
    host: &Host,
    stream: tokio::net::UnixStream,
) -> Result<(), Box<dyn std::error::Error + Send + Sync>> {
    use std::io::Read;
    use std::time::Duration;

    let stream = stream.into_std()?;
    stream.set_nonblocking(false)?;
    stream.set_read_timeout(Some(Duration::from_secs(PATIENCE_S)))?;
    stream.set_write_timeout(Some(Duration::from_secs(PATIENCE_S)))?;
    let asking = stream.try_clone()?;
    let wish = tokio::task::spawn_blocking(move || {
        let mut wish = String::new();
        BufReader::new(asking.take(ORDER_BYTES_MAX)).read_line(&mut wish).map(|_| wish)
    });
    let wish = wish.await??;
    let (word, order) = wish.trim().split_once(' ').unwrap_or((wish.trim(), ""));
    match word {
        BACKUP => {
            let tables = host.backup(io::BufWriter::new(stream)).await?;
            tracing::info!(tables, "a backup was made");
        }
        OPERATE => {
            let answer = host.operate(order).await?;
            let mut stream = stream;
            tokio::task::spawn_blocking(move || writeln!(stream, "{answer}")).await??;
        }
        _ => return Err("it was not understood".into()),
    }
    Ok(())
}

/// Asks the program that runs on a data directory for a backup, and writes it out.
///
/// # Errors
/// When none runs there, or the backup is not whole.
#[cfg(unix)]
pub fn backup(dir: &Path, out: &mut dyn Write) -> Result<(), ControlError> {
    let Ok(mut stream) = std::os::unix::net::UnixStream::connect(dir.join(SOCKET)) else {
        return Err(ControlError::NobodyThere);
    };
    writeln!(stream, "{BACKUP}")?;
    let mut lines = BufReader::new(stream);
    let mut line = String::new();
    let mut whole = false;
    loop {
        line.clear();
        if lines.read_line(&mut line)? == 0 {
            out.flush()?;
            return if whole { Ok(()) } else { Err(ControlError::Broken) };
        }
        whole = matches!(serde_json::from_str(&line), Ok(ArchiveLine::End { .. }));
        out.write_all(line.as_bytes())?;
    }
}

/// Has the program that runs on a data directory carry out an order, and returns what it says.
///
/// # Errors
/// When none runs there, or it breaks off.
#[cfg(unix)]
pub fn operate(dir: &Path, order: &str) -> Result<String, ControlError> {
    use std::io::Read;

    let Ok(mut stream) = std::os::unix::net::UnixStream::connect(dir.join(SOCKET)) else {
        return Err(ControlError::NobodyThere);
    };
    writeln!(stream, "{OPERATE} {}", order.replace(['\r', '\n'], " "))?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    if answer.is_empty() { Err(ControlError::Broken) } else { Ok(answer) }
}

/// Where there are no such sockets.
///
/// # Errors
/// Always.
#[cfg(not(unix))]
pub fn operate(_dir: &Path, _order: &str) -> Result<String, ControlError> {
    Err(ControlError::NobodyThere)
}

/// Where there are no such sockets.
///
/// # Errors
/// Always.
#[cfg(not(unix))]
pub fn backup(_dir: &Path, _out: &mut dyn Write) -> Result<(), ControlError> {
    Err(ControlError::NobodyThere)
}
