//! Seasons of a circle of people: points are counted from a season's beginning to the next one's. Source: CL-07

use serde::{Deserialize, Serialize};

use crate::game::Moment;

use super::Kept;

/// A season. It ends when the next begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Season {
    /// As whoever began it called it; hostile.
    pub(super) name: String,
    /// From when on games count for it.
    pub(super) began: Moment,
}

/// The season of this number, from 1; the last one without a number. `None` if there is none such.
pub(super) fn chosen(seasons: &[Season], number: Option<u16>) -> Option<(usize, &Season)> {
    let index = match number {
        Some(number) => usize::from(number).checked_sub(1)?,
        None => seasons.len().checked_sub(1)?,
    };
    Some((index, seasons.get(index)?))
}

/// Whether a game counts for the season with this index. What ended at the very instant of a beginning is older.
pub(super) fn counts(seasons: &[Season], index: usize, kept: &Kept) -> bool {
    let ended = kept.ended;
    seasons.get(index).is_some_and(|season| season.began < ended)
        && seasons.get(index + 1).is_none_or(|next| ended <= next.began)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_season_is_the_present_one() {
        let season = |began| Season { name: String::new(), began: Moment(began) };
        let all = [season(10), season(20)];
        assert_eq!(chosen(&all, None).map(|(index, _)| index), Some(1));
        assert_eq!(chosen(&all, Some(1)).map(|(index, _)| index), Some(0));
        for wrong in [0, 3] {
            assert_eq!(chosen(&all, Some(wrong)), None);
        }
        assert_eq!(chosen(&[], None), None);
    }
}
