//! Hostile input: the corpora are replayed, with a few hundred changes each.
//!
//! Source: I-04

use nightfall_tests::fuzz::{run, targets};

/// So many changes of a corpus are tried with every `cargo test`.
const CHANGES: u64 = 400;

#[test]
fn no_input_of_the_corpora_and_no_change_of_one_upsets_anything() {
    for mut target in targets() {
        let result = run(target.as_mut(), 7, &mut |tried| tried < CHANGES);
        let told = result.crash.map(|(input, said)| (String::from_utf8_lossy(&input).into_owned(), said));
        assert_eq!(told, None, "{}", target.name());
        assert!(result.outcomes >= 20, "{}: {} outcomes only", target.name(), result.outcomes);
    }
}
