//! The Matrix adapter: a real homeserver, the real bot, independent clients.
//!
//! Tests begin in the order of their names, and what lasts longest should not begin last.

use nightfall_tests::matrix::run;

/// A whole game of eight in an encrypted room, the judge killed in the lobby, at night and in a ballot.
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
#[test]
fn the_judge_is_set_up_by_one_login() {
    run("login.py", &[]);
}

/// Invitations and hosts by policy; rooms of all versions, spaces and empty rooms; a person's private room; a room
/// that is upgraded under a table.
#[test]
fn the_judge_follows_an_upgraded_room_and_the_operators_policy() {
    run("rooms.py", &[]);
}

/// The homeserver's own limits, its absence, and people who throw the judge out and want it back.
#[test]
fn trouble_with_the_homeserver_only_makes_the_judge_slow() {
    run("trouble.py", &[]);
}

/// Messages whose keys come late are answered late, and those whose keys never come are told of.
#[test]
fn a_late_key_is_waited_for() {
    run("keys.py", &[]);
}

/// A fortnight of the slow game by the clock, over the end of summer time, the judge killed in the middle.
///
/// Source: SL-02, SL-05, SL-20
#[test]
fn a_slow_game_lasts_a_fortnight_by_the_tables_clock() {
    run("long_games.py", &["slow"]);
}

/// A Death Note is handed on and taken back, the kiras join up and kill together; people speak as characters,
/// and what is said under an account is taken down. The judge is killed in a ballot.
///
/// Source: DN-01, DN-07, DN-12, DN-13
#[test]
fn a_death_note_game_is_played_under_masks() {
    run("long_games.py", &["death-note"]);
}

/// To the fourth dawn and beyond, the judge killed in a night.
///
/// Source: CO-11, CO-36
#[test]
fn a_conan_game_goes_on_after_the_fourth_dawn() {
    run("long_games.py", &["conan"]);
}

/// Notices reviewed by a human judge at a desk of their own; stories as files, encrypted or not, in whatever
/// encoding, and in several messages.
///
/// Source: C-01, NO-02, NO-03, ST2-02
#[test]
fn a_notice_and_a_story_are_taken_in_and_reviewed() {
    run("written.py", &[]);
}

/// A whole game of 2.0 in an open room in which nobody types.
#[test]
fn a_game_is_played_by_reactions_and_polls_alone() {
    run("plain.py", &["clicks"]);
}

/// Twelve play 2.0 under encryption while the judge dies twenty times at random moments.
#[test]
fn a_dozen_play_on_while_the_judge_dies_twenty_times() {
    run("plain.py", &["deaths"]);
}

/// Everything that can go wrong on the line: limits with and without a time to wait, errors, lost answers, the
/// same news twice, skewed clocks, a death before a receipt, an absent network with much said meanwhile.
#[test]
fn a_bad_line_loses_and_repeats_nothing() {
    run("faults.py", &[]);
}

/// The network is gone for minutes of a night, of a speech, and for longer than anybody waits.
#[test]
fn a_game_outlasts_a_network_that_is_gone_for_minutes() {
    run("absence.py", &[]);
}

/// A prefix of one's own, answers in threads, one message that is edited as the table changes.
#[test]
fn the_operator_chooses_how_the_judge_talks() {
    run("options.py", &[]);
}

/// People of another homeserver, in a room of that homeserver.
#[test]
fn people_of_two_homeservers_sit_at_one_table() {
    run("federation.py", &[]);
}

/// Two nights, one quiet and one busy: what the judge sends, edits and marks is the same for whoever may not know, and
/// it neither types nor tells what it has read.
///
/// Source: I-01
#[test]
fn nobody_can_tell_by_edits_or_signs_of_life_what_was_done_in_secret() {
    run("secrecy.py", &[]);
}

/// A night with the homeserver's usual limits; the doctor finds them.
#[test]
fn a_slow_homeserver_shortens_nobodys_night() {
    run("slow_server.py", &[]);
}

/// A room for each team that may talk at night, by option: open at night, silent by day, gone with the game.
///
/// Source: A-04
#[test]
fn a_team_has_a_room_of_its_own_where_the_operator_wants_it() {
    run("team.py", &[]);
}

/// A room for the dead, by option: they come one by one once they have nothing more to say, nobody living is let in,
/// and it ends with the game.
///
/// Source: C-04
#[test]
fn the_dead_have_a_room_of_their_own_where_the_operator_wants_it() {
    run("dead.py", &[]);
}

/// What a room's moderators settle, rule sets as files and as text, whoever is called, not rung for, takes over, looks on.
///
/// Source: CL-12, C-15
#[test]
fn a_room_settles_its_own_ways() {
    run("community.py", &[]);
}

/// Moderators, hosts who play, co-hosts, whoever runs the program; seasons, points and lists of games.
///
/// Source: CL-07, CL-12, C-15
#[test]
fn a_table_is_kept_in_order_and_its_games_add_up() {
    run("hosts.py", &[]);
}
