//! What single guests of a party do on purpose: answer this question so, write that text.

use std::time::Duration;

use super::answer::Answer;
use super::message::Message;
use super::party::{Party, STILL};

/// How long an expected message may take.
const SOON: Duration = Duration::from_secs(40);

/// On a clock that the test moves: what a bot does beside its answers takes no longer.
const CALM: Duration = Duration::from_millis(100);
/// What is under way for so long will not be done.
const STUCK: Duration = Duration::from_secs(8);

/// Whether a button or menu belongs to a question of this kind.
fn is_of(custom_id: &str, ask: &str) -> bool {
    let mut parts = custom_id.split('/').skip(3);
    parts.next().is_some_and(|prompt| prompt.rsplit('.').next() == Some(ask))
}

impl Party {
    /// Waits until nothing changes any more; nobody does anything.
    pub async fn calm(&self) {
        let began = std::time::Instant::now();
        // What cannot be delivered stays under way.
        while self.rehearses && began.elapsed() < STUCK {
            if self.bot.is_done(&self.discord, CALM).await {
                return;
            }
        }
        while self.discord.changes_within(STILL).await {}
        while self.discord.changes_within(STILL).await {}
    }

    /// Everybody from this one on takes a seat by the lobby's button, one after the other.
    ///
    /// # Panics
    /// Somebody gets none.
    pub async fn sit_down(&self, from: usize) {
        let lobby = self.room_with("join").await;
        for (index, guest) in self.guests.iter().enumerate().skip(from) {
            let answer = guest.human.click(&lobby, "join").await.expect("an answer");
            assert!(answer.after < 3_000);
            // Whoever sits down is written to, or told how to play without.
            self.hears(index, "").await;
        }
        let last = format!("P\\_{}\\*", self.guests.len() - 1);
        self.room_hears(&last).await;
    }

    /// Everything that somebody has been told alone, oldest first.
    pub fn told(&self, index: usize) -> Vec<Message> {
        let human = &self.guests[index].human;
        let mut told = human.inbox();
        told.extend(human.ephemerals(self.channel));
        told.sort_by_key(|message| message.id);
        told
    }

    /// Where somebody sits, as they were told with their card: whoever came at once sits in any order.
    ///
    /// # Panics
    /// They were told of no seat.
    pub fn seat(&self, index: usize) -> usize {
        let told = self.told(index);
        let number = told.iter().find_map(|told| {
            let (_, rest) = told.content.split_once("You sit in seat ")?;
            rest.split_once('.')?.0.parse().ok()
        });
        number.unwrap_or_else(|| panic!("{}", self.report(&format!("{index} sits nowhere"))))
    }

    /// The newest message that asks somebody this alone, if there is one. Whoever cannot be written
    /// to must have looked at their hand; so must anybody for what may be done at will.
    pub fn asked(&self, index: usize, ask: &str) -> Option<Message> {
        let asks = |message: &Message| {
            let mut ids = message.parts().into_iter().filter_map(|part| part["custom_id"].as_str());
            ids.any(|id| is_of(id, ask))
        };
        self.told(index).into_iter().rev().find(asks)
    }

    /// Somebody looks at their hand, by the newest button for it.
    pub async fn look(&self, index: usize) {
        self.click_hand(index).await;
        self.calm().await;
    }

    async fn click_hand(&self, index: usize) {
        let human = &self.guests[index].human;
        let room = human.see(self.channel);
        let offered = room.iter().rev().find(|message| message.part("hand").is_some());
        let offered = offered.unwrap_or_else(|| panic!("{}", self.report("no button for the hand")));
        human.click(offered, "hand").await.expect("an answer");
    }

    /// Whoever is asked this, or may do it at will, found out by looking at everybody's hand.
    ///
    /// # Panics
    /// There are not so many in time.
    pub async fn all_asked(&self, ask: &str, count: usize) -> Vec<usize> {
        let began = std::time::Instant::now();
        loop {
            let asked: Vec<usize> =
                (0..self.guests.len()).filter(|index| self.asked(*index, ask).is_some()).collect();
            if asked.len() >= count {
                return asked;
            }
            assert!(began.elapsed() < SOON, "{}", self.report(&format!("{count} asked to {ask}: {asked:?}")));
            for index in 0..self.guests.len() {
                self.click_hand(index).await;
            }
            self.calm().await;
        }
    }

    fn question(&self, index: usize, ask: &str) -> Message {
        self.asked(index, ask)
            .unwrap_or_else(|| panic!("{}", self.report(&format!("{index} is not asked to {ask}"))))
    }

    /// The custom id of a button or menu of a question.
    fn part_of(&self, message: &Message, begin: &str, ask: &str) -> String {
        let ids = message.parts().into_iter().filter_map(|part| part["custom_id"].as_str());
        let found = ids.into_iter().find(|id| id.starts_with(begin) && is_of(id, ask));
        found.unwrap_or_else(|| panic!("{}", self.report(&format!("no {begin} of {ask}")))).to_owned()
    }

    /// Somebody names these in the menu of a question.
    ///
    /// # Panics
    /// They are not asked, or get no answer.
    pub async fn choose(&self, index: usize, ask: &str, values: &[usize]) -> Answer {
        let message = self.question(index, ask);
        let part = self.part_of(&message, "choose/", ask);
        let values: Vec<String> = values.iter().map(ToString::to_string).collect();
        let answer = self.guests[index].human.select(&message, &part, &values).await;
        answer.unwrap_or_else(|silence| panic!("{}", self.report(&silence.to_string())))
    }

    /// Somebody presses a button of a question.
    ///
    /// # Panics
    /// They are not asked, or get no answer.
    pub async fn press(&self, index: usize, begin: &str, ask: &str) -> Answer {
        let message = self.question(index, ask);
        let part = self.part_of(&message, begin, ask);
        let answer = self.guests[index].human.click(&message, &part).await;
        answer.unwrap_or_else(|silence| panic!("{}", self.report(&silence.to_string())))
    }

    /// Somebody opens the form behind a button of a question and fills it in.
    ///
    /// # Panics
    /// They are not asked, or get no answer.
    pub async fn fill(&self, index: usize, begin: &str, ask: &str, fields: &[(&str, &str)]) -> Answer {
        let opened = self.press(index, begin, ask).await;
        let answer = self.guests[index].human.fill(&opened, fields).await;
        answer.unwrap_or_else(|silence| panic!("{}", self.report(&silence.to_string())))
    }

    /// Waits until somebody has been told something with these words in it.
    ///
    /// # Panics
    /// It does not come.
    pub async fn hears(&self, index: usize, words: &str) {
        let began = std::time::Instant::now();
        while !self.told(index).iter().any(|message| message.content.contains(words)) {
            let told: Vec<String> = self.told(index).into_iter().map(|message| message.content).collect();
            assert!(
                began.elapsed() < SOON,
                "{}",
                self.report(&format!("{index} hears no {words:?}: {told:#?}"))
            );
            self.discord.changes_within(STILL).await;
        }
    }

    /// Waits until the room shows a message with these words in it.
    ///
    /// # Panics
    /// It does not come.
    pub async fn room_hears(&self, words: &str) -> Message {
        let began = std::time::Instant::now();
        loop {
            let room = self.discord.messages(self.channel);
            let shown = room.into_iter().rev().filter(|message| message.only_for.is_none());
            if let Some(found) = shown.into_iter().find(|message| message.content.contains(words)) {
                return found;
            }
            assert!(began.elapsed() < SOON, "{}", self.report(&format!("the room hears no {words:?}")));
            self.discord.changes_within(STILL).await;
        }
    }

    /// How many messages of the room hold these words.
    pub fn count_in_room(&self, words: &str) -> usize {
        let room = self.discord.messages(self.channel);
        room.iter().filter(|message| message.only_for.is_none() && message.content.contains(words)).count()
    }

    /// The clock goes on until a message of the room has a menu to vote with that was not there before.
    ///
    /// # Panics
    /// No vote is called.
    pub async fn until_vote(&mut self) -> Message {
        let start = self.discord.messages(self.channel).last().map_or(0, |message| message.id);
        for _ in 0..40 {
            let room = self.discord.messages(self.channel);
            let vote = room.into_iter().find(|message| message.id > start && message.part(".vote").is_some());
            if let Some(vote) = vote {
                return vote;
            }
            self.go_on().await;
            self.calm().await;
        }
        panic!("{}", self.report("no vote"));
    }
}

/// Does several things at once.
pub async fn together<T: Send + 'static>(all: impl Iterator<Item = impl Future<Output = T>>) -> Vec<T> {
    // Polled in turn by one task: the clicks go out before the first answer comes.
    let mut waiting: Vec<_> = all.map(Box::pin).collect();
    let mut done: Vec<Option<T>> = waiting.iter().map(|_| None).collect();
    std::future::poll_fn(|context| {
        for (future, slot) in waiting.iter_mut().zip(&mut done) {
            if slot.is_none()
                && let std::task::Poll::Ready(value) = future.as_mut().poll(context)
            {
                *slot = Some(value);
            }
        }
        if done.iter().all(Option::is_some) { std::task::Poll::Ready(()) } else { std::task::Poll::Pending }
    })
    .await;
    done.into_iter().flatten().collect()
}
