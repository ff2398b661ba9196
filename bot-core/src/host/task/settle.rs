//! The settler of a table: it waits for the disk, and only then shows and answers.

use tokio::sync::{mpsc, oneshot};

use crate::game::{Refusal, TableId};

use super::super::directory::TableView;
use super::super::line::Line;
use super::super::memory::Kept;
use super::super::shared::Shared;
use super::super::store::StoreError;
use super::super::writer::Pending;
use super::Reply;

/// What the settler is handed, in order.
pub(super) enum Settle {
    Step {
        pending: Pending,
        view: Option<TableView>,
        ended: Option<Box<Kept>>,
        finished: bool,
        collect: bool,
    },
    Reply {
        to: oneshot::Sender<Reply>,
        result: Result<(), Refusal>,
    },
}

/// Waits for the disk, step by step; shows what is durable, and answers.
pub(super) async fn settle_all(id: TableId, shared: &Shared, mut unsettled: mpsc::Receiver<Box<Settle>>) {
    let mut lines: Vec<Line> = Vec::new();
    let mut failure: Option<StoreError> = None;
    let mut told = shared.writer.written().borrow().next_line;
    while let Some(settle) = unsettled.recv().await {
        match *settle {
            Settle::Step { pending, view, ended, finished, collect } => match pending.durable().await {
                Ok(numbered) => {
                    told = numbered.last().map_or(told, |line| line.id.number + 1);
                    if collect {
                        lines.extend(numbered);
                    }
                    if let Some(game) = ended {
                        shared.memory.remember(*game);
                    }
                    if let Some(mut view) = view {
                        view.told = told;
                        shared.directory.publish(view);
                    }
                    if finished {
                        shared.directory.remove(id);
                    }
                }
                Err(error) => failure = Some(error),
            },
            Settle::Reply { to, result } => {
                let said = std::mem::take(&mut lines);
                let reply = match &failure {
                    Some(error) => Err(error.clone()),
                    None => Ok(result.map(|()| said)),
                };
                // Whoever asked may have gone.
                let _ = to.send(reply);
            }
        }
    }
}
