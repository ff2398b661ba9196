//! The Matrix adapter: a real homeserver, the real bot, independent clients.

use nightfall_tests::matrix::run;

/// A whole game of eight in an encrypted room, the judge killed in the lobby, at night and in a ballot.
///
/// Source: issue 2, points 4 and 6
#[test]
fn an_encrypted_game_survives_the_judges_deaths() {
    run("game.py", &[]);
}

/// A whole game of 5.0: numbered cards around the table, several acts a person, several targets.
///
/// Source: V5-03, V5-14
#[test]
fn a_game_with_two_cards_at_once_is_played_by_words_and_polls() {
    run("two_cards.py", &["v5"]);
}

/// A whole game of 6.0 in a room that the judge keeps silent: seats and speeches by reactions.
///
/// Source: A-01, V6-02, V6-03
#[test]
fn a_game_with_two_identities_is_played_in_a_silent_room() {
    run("two_cards.py", &["v6"]);
}

/// A session that was ended, a store that was lost in part or whole, a new identity, a token.
#[test]
fn the_judge_comes_back_from_lost_sessions_and_keys() {
    run("session.py", &[]);
}

/// A login once, without a password kept; the recovery key brings a lost identity back; a doctor.
///
/// Source: issue 6, point 1
#[test]
fn the_judge_is_set_up_by_one_login() {
    run("login.py", &[]);
}

/// Invitations and hosts by policy; a room that is upgraded under a table.
///
/// Source: issue 6, point 2
#[test]
fn the_judge_follows_an_upgraded_room_and_the_operators_policy() {
    run("rooms.py", &[]);
}

/// The homeserver's own limits, its absence, and people who throw the judge out and want it back.
///
/// Source: issue 6, point 6
#[test]
fn trouble_with_the_homeserver_only_makes_the_judge_slow() {
    run("trouble.py", &[]);
}

/// Messages whose keys come late are answered late, and those whose keys never come are told of.
#[test]
fn a_late_key_is_waited_for() {
    run("keys.py", &[]);
}
