//! Builds anew when a word or a rule set is added: a macro that reads a folder sees changed files, not new ones.

fn main() {
    println!("cargo:rerun-if-changed=../locales");
    println!("cargo:rerun-if-changed=../rulesets");
}
