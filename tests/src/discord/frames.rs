//! Frames of the gateway: JSON as text, or deflated where the bot asked for it.

use std::io::Write as _;

use axum::extract::ws::Message as Frame;
use flate2::Compression;
use flate2::write::ZlibEncoder;
use serde_json::{Value, json};

/// A frame with this operation and data.
pub(super) fn plain(op: u64, data: Value) -> Value {
    json!({ "op": op, "d": data, "s": null, "t": null })
}

/// A dispatched event.
pub(super) fn dispatch(sequence: u64, kind: &str, data: &Value) -> Value {
    json!({ "op": 0, "d": data, "s": sequence, "t": kind })
}

/// The frame on the wire.
pub(super) fn encode(payload: &Value, compress: bool) -> Frame {
    let text = payload.to_string();
    if !compress {
        return Frame::text(text);
    }
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::fast());
    let written = encoder.write_all(text.as_bytes()).and_then(|()| encoder.finish());
    match written {
        Ok(bytes) => Frame::binary(bytes),
        Err(_) => Frame::text(text),
    }
}
