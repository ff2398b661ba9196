//! Figures (`/metrics`, as Prometheus reads them) and health (`/health`: 200 or 503) on a loopback port.

use std::io;
use std::net::SocketAddr;

use axum::Router;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::get;
use bot_core::host::{Health, Host};
use tokio::net::TcpListener;

/// The type of Prometheus' text.
const METRICS_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Why nobody can watch there.
#[derive(Debug, thiserror::Error)]
pub enum WatchError {
    /// Whoever is not on this machine has no business with the figures.
    #[error("{0} is not on this machine: use 127.0.0.1 or [::1]")]
    NotLoopback(SocketAddr),
    /// The port cannot be had.
    #[error("{address}: {source}")]
    Port {
        /// Which.
        address: SocketAddr,
        /// Why.
        source: io::Error,
    },
}

/// Answers on a loopback address for as long as the runtime lives; says on which one.
///
/// # Errors
/// When the address is not on this machine, or cannot be had.
pub async fn serve(host: &Host, address: SocketAddr) -> Result<SocketAddr, WatchError> {
    if !address.ip().is_loopback() {
        return Err(WatchError::NotLoopback(address));
    }
    let port = |source| WatchError::Port { address, source };
    let listener = TcpListener::bind(address).await.map_err(port)?;
    let address = listener.local_addr().map_err(port)?;
    let (figures, state) = (host.clone(), host.clone());
    let router = Router::new()
        .route("/metrics", get(move || metrics(figures.clone())))
        .route("/health", get(move || health(state.clone())));
    tokio::spawn(async move {
        if let Err(error) = axum::serve(listener, router).await {
            tracing::error!(%error, "figures and health are told no more");
        }
    });
    tracing::info!(%address, "figures and health are told here");
    Ok(address)
}

async fn metrics(host: Host) -> impl IntoResponse {
    // The tables are gone through, so not on a thread that others wait for.
    match tokio::task::spawn_blocking(move || host.metrics()).await {
        Ok(text) => Ok(([(header::CONTENT_TYPE, METRICS_TYPE)], text)),
        Err(_) => Err(StatusCode::INTERNAL_SERVER_ERROR),
    }
}

async fn health(host: Host) -> impl IntoResponse {
    match host.health() {
        Health::Good => (StatusCode::OK, "good\n"),
        Health::Full => (StatusCode::SERVICE_UNAVAILABLE, "no room on the disk\n"),
        Health::Failed => (StatusCode::SERVICE_UNAVAILABLE, "the store has failed\n"),
    }
}
