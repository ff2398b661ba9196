//! TOML and JSON keys are strings; sizes are numbers.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

pub(super) fn serialize<S: Serializer, T: Serialize>(
    map: &BTreeMap<u16, T>,
    to: S,
) -> Result<S::Ok, S::Error> {
    to.collect_map(map.iter().map(|(size, value)| (size.to_string(), value)))
}

pub(super) fn deserialize<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    from: D,
) -> Result<BTreeMap<u16, T>, D::Error> {
    BTreeMap::<String, T>::deserialize(from)?
        .into_iter()
        .map(|(size, value)| match size.parse() {
            Ok(size) => Ok((size, value)),
            Err(_) => Err(D::Error::custom(format!("`{size}` is no table size"))),
        })
        .collect()
}
