//! The Matrix adapter: a real homeserver, the real bot, independent clients.

/// A whole game of eight in an encrypted room, the judge killed in the lobby, at night and in a ballot.
///
/// Source: issue 2, points 4 and 6
#[test]
fn an_encrypted_game_survives_the_judges_deaths() {
    nightfall_tests::matrix::run("game.py");
}

/// A session that was ended and a store that was lost, in part or whole.
#[test]
fn the_judge_comes_back_from_lost_sessions_and_keys() {
    nightfall_tests::matrix::run("session.py");
}
