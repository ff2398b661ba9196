//! Bodies that bring files: parts between boundaries, one of them the message as JSON.

use serde_json::Value;

/// A file that the bot has sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Handed {
    /// What it is called.
    pub name: String,
    /// What is in it.
    pub bytes: Vec<u8>,
}

/// Takes a form apart: the message and its files.
///
/// # Errors
/// What is wrong with it.
pub(super) fn read(kind: &str, body: &[u8]) -> Result<(Value, Vec<Handed>), String> {
    let boundary = kind.split("boundary=").nth(1).ok_or("a form without a boundary")?.trim_matches('"');
    let mark = format!("--{boundary}").into_bytes();
    let (mut json, mut files) = (Err("a form without payload_json".to_owned()), Vec::new());
    for part in pieces(body, &mark) {
        let Some(at) = find(part, b"\r\n\r\n") else { continue };
        let head = String::from_utf8_lossy(&part[..at]).into_owned();
        let bytes = part[at + 4..].strip_suffix(b"\r\n").unwrap_or(&part[at + 4..]);
        let named = |key: &str| {
            let rest = head.split(&format!("{key}=\"")).nth(1)?;
            rest.split('"').next().map(str::to_owned)
        };
        match (named(" name").or_else(|| named(";name")), named("filename")) {
            (Some(field), Some(name)) if field.starts_with("files[") => {
                files.push(Handed { name, bytes: bytes.to_vec() });
            }
            (Some(field), None) if field == "payload_json" => {
                json = serde_json::from_slice(bytes).map_err(|error| error.to_string());
            }
            (field, _) => return Err(format!("a part {field:?} of a form")),
        }
    }
    Ok((json?, files))
}

fn pieces<'a>(body: &'a [u8], mark: &[u8]) -> Vec<&'a [u8]> {
    let (mut all, mut rest) = (Vec::new(), body);
    while let Some(at) = find(rest, mark) {
        all.push(&rest[..at]);
        rest = &rest[at + mark.len()..];
    }
    all
}

fn find(bytes: &[u8], wanted: &[u8]) -> Option<usize> {
    bytes.windows(wanted.len()).position(|window| window == wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_is_taken_apart() {
        let body = b"--x\r\nContent-Disposition: form-data; name=\"files[0]\"; filename=\"a.png\"\r\nContent-Type: image/png\r\n\r\n\x89P\r\nN\r\n--x\r\nContent-Disposition: form-data; name=\"payload_json\"\r\n\r\n{\"content\":\"hi\"}\r\n--x--\r\n";
        let (json, files) = read("multipart/form-data; boundary=x", body).expect("a form");
        assert_eq!(json["content"], "hi");
        assert_eq!(files, [Handed { name: "a.png".to_owned(), bytes: b"\x89P\r\nN".to_vec() }]);
    }
}
