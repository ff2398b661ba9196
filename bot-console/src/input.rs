//! Lines from standard input, however long, broken or endless.

use std::io::{BufRead, BufReader, Read};

use tokio::sync::mpsc;

/// A longer line is refused; the rest of it is skipped, not kept. In bytes.
const LINE_BYTES_MAX: usize = 1 << 20;
/// Lines read ahead.
const AHEAD: usize = 16;

/// One line of input.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Reading {
    /// As it came, without its end.
    Line(Vec<u8>),
    /// Longer than any request.
    TooLong,
}

/// Reads standard input on a thread of its own: a read that blocks must not keep the process from ending.
pub(crate) fn spawn() -> mpsc::Receiver<Reading> {
    let (sender, receiver) = mpsc::channel(AHEAD);
    std::thread::spawn(move || {
        let mut input = BufReader::new(std::io::stdin());
        while let Some(reading) = next(&mut input) {
            if sender.blocking_send(reading).is_err() {
                break;
            }
        }
    });
    receiver
}

/// The next line; `None` at the end.
fn next(input: &mut impl BufRead) -> Option<Reading> {
    let mut line = Vec::new();
    let most = LINE_BYTES_MAX as u64 + 1;
    let read = input.by_ref().take(most).read_until(b'\n', &mut line).ok()?;
    if read == 0 {
        return None;
    }
    if line.last() == Some(&b'\n') {
        line.pop();
    } else if line.len() > LINE_BYTES_MAX {
        skip(input);
        return Some(Reading::TooLong);
    }
    Some(Reading::Line(line))
}

/// Drops everything up to the end of the line.
fn skip(input: &mut impl BufRead) {
    while let Ok(buffer) = input.fill_buf() {
        if buffer.is_empty() {
            return;
        }
        if let Some(end) = buffer.iter().position(|byte| *byte == b'\n') {
            input.consume(end + 1);
            return;
        }
        let length = buffer.len();
        input.consume(length);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_endless_line_is_skipped_and_the_next_one_is_read() {
        let mut bytes = vec![b'x'; 3 * LINE_BYTES_MAX];
        bytes.extend_from_slice(b"\n\n{}\r\nlast");
        let mut input = BufReader::new(bytes.as_slice());
        assert_eq!(next(&mut input), Some(Reading::TooLong));
        assert_eq!(next(&mut input), Some(Reading::Line(Vec::new())));
        assert_eq!(next(&mut input), Some(Reading::Line(b"{}\r".to_vec())));
        assert_eq!(next(&mut input), Some(Reading::Line(b"last".to_vec())));
        assert_eq!(next(&mut input), None);
    }

    #[test]
    fn a_line_of_exactly_the_limit_is_read() {
        let mut bytes = vec![b'x'; LINE_BYTES_MAX];
        bytes.push(b'\n');
        let mut input = BufReader::new(bytes.as_slice());
        assert_eq!(next(&mut input), Some(Reading::Line(vec![b'x'; LINE_BYTES_MAX])));
        assert_eq!(next(&mut input), None);
    }
}
