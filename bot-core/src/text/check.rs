//! What a locale file says, taken apart: which messages, with which arguments and references.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentResource;
use fluent_syntax::ast;

/// One message value or attribute.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Entry {
    /// Where it begins, from 1.
    pub(super) line: usize,
    /// The arguments it wants.
    pub(super) args: BTreeSet<String>,
    /// The messages and terms (`-term`) it uses.
    pub(super) uses: BTreeSet<String>,
    /// What its selectors tell apart: the keys of their variants, by argument.
    pub(super) choices: BTreeMap<String, BTreeSet<String>>,
}

/// Every message (`key`), attribute (`key.attribute`) and term (`-term`) of a file; and names that stand twice.
pub(super) fn entries(resource: &FluentResource) -> (BTreeMap<String, Entry>, Vec<(String, usize)>) {
    let lines = Lines::of(resource.source());
    let (mut all, mut twice) = (BTreeMap::new(), Vec::new());
    for entry in resource.entries() {
        let (name, value, attributes) = match entry {
            ast::Entry::Message(m) => (m.id.name.to_owned(), m.value.as_ref(), &m.attributes),
            ast::Entry::Term(t) => (format!("-{}", t.id.name), Some(&t.value), &t.attributes),
            ast::Entry::Comment(_)
            | ast::Entry::GroupComment(_)
            | ast::Entry::ResourceComment(_)
            | ast::Entry::Junk { .. } => continue,
        };
        let line = match entry {
            ast::Entry::Message(m) => lines.of_piece(m.id.name),
            ast::Entry::Term(t) => lines.of_piece(t.id.name),
            ast::Entry::Comment(_)
            | ast::Entry::GroupComment(_)
            | ast::Entry::ResourceComment(_)
            | ast::Entry::Junk { .. } => 0,
        };
        let parts = value.map(|pattern| (name.clone(), line, pattern)).into_iter().chain(
            attributes.iter().map(|a| (format!("{name}.{}", a.id.name), lines.of_piece(a.id.name), &a.value)),
        );
        for (key, line, pattern) in parts {
            let mut found = Entry { line, ..Entry::default() };
            visit(pattern, &mut found);
            if all.insert(key.clone(), found).is_some() {
                twice.push((key, line));
            }
        }
    }
    (all, twice)
}

/// The line, from 1, at which a byte of the source stands.
pub(super) fn line_at(source: &str, byte: usize) -> usize {
    source.as_bytes().iter().take(byte).filter(|b| **b == b'\n').count() + 1
}

/// Where the lines of a source end: looked for once, because a file has hundreds of messages and every program
/// reads all files when it starts.
struct Lines<'a> {
    source: &'a str,
    ends: Vec<usize>,
}

impl<'a> Lines<'a> {
    fn of(source: &'a str) -> Self {
        Self { source, ends: source.match_indices('\n').map(|(end, _)| end).collect() }
    }

    /// The line on which a piece of the source stands: the syntax tree holds slices of it.
    fn of_piece(&self, piece: &str) -> usize {
        let at = (piece.as_ptr() as usize).saturating_sub(self.source.as_ptr() as usize);
        self.ends.partition_point(|end| *end < at) + 1
    }
}

fn visit(pattern: &ast::Pattern<&str>, found: &mut Entry) {
    for element in &pattern.elements {
        match element {
            ast::PatternElement::TextElement { .. } => {}
            ast::PatternElement::Placeable { expression } => visit_expression(expression, found),
        }
    }
}

fn visit_expression(expression: &ast::Expression<&str>, found: &mut Entry) {
    match expression {
        ast::Expression::Inline(inline) => visit_inline(inline, found),
        ast::Expression::Select { selector, variants } => {
            visit_inline(selector, found);
            let argument = selecting(selector);
            for variant in variants {
                let key = match &variant.key {
                    ast::VariantKey::Identifier { name } | ast::VariantKey::NumberLiteral { value: name } => {
                        name
                    }
                };
                if let Some(argument) = argument {
                    found.choices.entry(argument.to_owned()).or_default().insert((*key).to_owned());
                }
                visit(&variant.value, found);
            }
        }
    }
}

/// The argument by which a selector chooses: `$count`, or that of `NUMBER($count)`.
fn selecting<'a>(selector: &ast::InlineExpression<&'a str>) -> Option<&'a str> {
    match selector {
        ast::InlineExpression::VariableReference { id } => Some(id.name),
        ast::InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().find_map(selecting)
        }
        ast::InlineExpression::StringLiteral { .. }
        | ast::InlineExpression::NumberLiteral { .. }
        | ast::InlineExpression::MessageReference { .. }
        | ast::InlineExpression::TermReference { .. }
        | ast::InlineExpression::Placeable { .. } => None,
    }
}

fn visit_inline(inline: &ast::InlineExpression<&str>, found: &mut Entry) {
    match inline {
        ast::InlineExpression::StringLiteral { .. } | ast::InlineExpression::NumberLiteral { .. } => {}
        ast::InlineExpression::VariableReference { id } => {
            found.args.insert(id.name.to_owned());
        }
        ast::InlineExpression::FunctionReference { arguments, .. } => visit_arguments(arguments, found),
        ast::InlineExpression::MessageReference { id, attribute } => {
            found.uses.insert(dotted(id.name, attribute.as_ref()));
        }
        ast::InlineExpression::TermReference { id, attribute, arguments } => {
            found.uses.insert(format!("-{}", dotted(id.name, attribute.as_ref())));
            if let Some(arguments) = arguments {
                visit_arguments(arguments, found);
            }
        }
        ast::InlineExpression::Placeable { expression } => visit_expression(expression, found),
    }
}

fn visit_arguments(arguments: &ast::CallArguments<&str>, found: &mut Entry) {
    for value in arguments.positional.iter().chain(arguments.named.iter().map(|named| &named.value)) {
        visit_inline(value, found);
    }
}

fn dotted(name: &str, attribute: Option<&ast::Identifier<&str>>) -> String {
    attribute.map_or_else(|| name.to_owned(), |a| format!("{name}.{}", a.name))
}
