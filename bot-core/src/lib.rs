//! The judge of the Mafia family of games.
