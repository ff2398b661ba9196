//! Discord's own description of its API as a judge.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use jsonschema::{Registry, Validator};
use serde_json::{Value, json};

/// The name under which the description's parts refer to each other.
const BASE: &str = "urn:discord";

/// The description, and the parts of it that were asked for.
pub(super) struct Description {
    document: Value,
    registry: Registry<'static>,
    built: Mutex<HashMap<String, Option<Arc<Validator>>>>,
}

impl Description {
    /// The file, read once in a program: that takes a second, and many stand-ins want it.
    pub(super) fn shared(path: &Path) -> Result<Arc<Self>, String> {
        static READ: OnceLock<(PathBuf, Result<Arc<Description>, String>)> = OnceLock::new();
        let (known, read) = READ.get_or_init(|| (path.to_owned(), Self::read(path).map(Arc::new)));
        if known == path { read.clone() } else { Self::read(path).map(Arc::new) }
    }

    fn read(path: &Path) -> Result<Self, String> {
        let named = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
        let text = std::fs::read_to_string(path).map_err(|error| named(&error))?;
        let document: Value = serde_json::from_str(&text).map_err(|error| named(&error))?;
        if !document["paths"].is_object() {
            return Err(named(&"no API description"));
        }
        let registry = Registry::new()
            .add(BASE, document.clone())
            .and_then(|registry| registry.prepare())
            .map_err(|error| named(&error))?;
        Ok(Self { document, registry, built: Mutex::default() })
    }

    /// What is wrong with the body of a request.
    pub(super) fn request(&self, method: &str, template: &str, body: &Value) -> Vec<String> {
        let mut body = body.clone();
        // A bot may number its uploads; the description wants a snowflake's text.
        let attachments = body.get_mut("attachments").and_then(Value::as_array_mut);
        for attachment in attachments.into_iter().flatten() {
            if let Some(number) = attachment["id"].as_u64() {
                attachment["id"] = number.to_string().into();
            }
        }
        // Sets of permissions go over the wire as text; the description wants the number in it.
        for key in ["allow", "deny"] {
            if let Some(bits) = body[key].as_str().and_then(|text| text.parse::<u64>().ok()) {
                body[key] = bits.into();
            }
        }
        let pointer = operation(method, template) + "/requestBody/content/application~1json/schema";
        self.check(&pointer, &body)
    }

    /// What is wrong with the body of an answer.
    pub(super) fn response(&self, method: &str, template: &str, status: u16, body: &Value) -> Vec<String> {
        let pointer =
            format!("{}/responses/{status}/content/application~1json/schema", operation(method, template));
        self.check(&pointer, body)
    }

    fn check(&self, pointer: &str, body: &Value) -> Vec<String> {
        if self.document.pointer(pointer).is_none() {
            return Vec::new();
        }
        let validator = {
            let mut built = self.built.lock().unwrap_or_else(PoisonError::into_inner);
            let make = || {
                let schema = json!({ "$ref": format!("{BASE}#{}", escape(pointer)) });
                jsonschema::options().with_registry(&self.registry).build(&schema).ok().map(Arc::new)
            };
            built.entry(pointer.to_owned()).or_insert_with(make).clone()
        };
        match validator {
            Some(validator) => {
                let errors = validator.iter_errors(body);
                errors.map(|error| format!("{}: {}", error.instance_path(), shorten(&error))).collect()
            }
            None => vec![format!("the description's {pointer} cannot be used")],
        }
    }
}

/// An error's text can repeat a whole body; its beginning is enough.
fn shorten(error: &dyn std::fmt::Display) -> String {
    error.to_string().chars().take(600).collect()
}

fn operation(method: &str, template: &str) -> String {
    format!("/paths/{}/{}", template.replace('~', "~0").replace('/', "~1"), method.to_lowercase())
}

/// A pointer as a fragment of an address: braces and `@` are not allowed there.
fn escape(pointer: &str) -> String {
    pointer.replace('{', "%7B").replace('}', "%7D").replace('@', "%40")
}
