//! One request to the stand-in: routed, counted, judged, answered, written down.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, Response, StatusCode};
use serde_json::{Value, json};

use super::super::error::ApiError;
use super::super::fault::PlannedKind;
use super::super::form::{self, Handed};
use super::super::limit::Headers;
use super::super::route::{Kind, route};
use super::super::upload;
use super::super::world::{Seen, World, now};
use super::lock;

/// A request's body may have this many bytes.
const BODY: usize = 8 << 20;
/// Requests of which the record keeps the last.
const RECORD: usize = 50_000;

pub(super) async fn handle(State(world): State<Arc<Mutex<World>>>, request: Request) -> Response<Body> {
    let (parts, body) = request.into_parts();
    let method = parts.method.as_str().to_owned();
    // Some write `@original` with its first sign escaped.
    let path = parts.uri.path().replace("%40", "@");
    let query = parts.uri.query().unwrap_or_default().to_owned();
    let host = header(&parts.headers, "host");
    let Ok(bytes) = axum::body::to_bytes(body, BODY).await else {
        return respond(413, None, None, None);
    };
    if host == upload::HOST {
        return fetched(&world, &path);
    }
    let Some(kind) = path.strip_prefix("/api/v10").and_then(|path| route(&method, path)) else {
        let mut world = lock(&world);
        world.unrouted.push(format!("{method} {path}"));
        return respond(404, Some(ApiError::not_found().body()), None, None);
    };
    let fault = lock(&world).faults.take(&method, kind.template);
    if let Some(PlannedKind::Delay(time)) = fault {
        tokio::time::sleep(time).await;
    }
    let authorised = kind.route.by_token()
        || header(&parts.headers, "authorization") == format!("Bot {}", lock(&world).app.token);
    let (json, files) = match body_of(&parts.headers, &bytes) {
        Ok((json, files)) => (Ok(json), files),
        Err(what) => (Err(what), Vec::new()),
    };
    let call = Call { method, kind, query, host, authorised, json, files };
    let mut world = lock(&world);
    match fault {
        Some(PlannedKind::TooMany(seconds)) => call.too_many(&mut world, seconds, false, None),
        Some(PlannedKind::Status(status)) => call.done(&mut world, status, None, None),
        Some(PlannedKind::LoseAnswer) => {
            call.run(&mut world);
            respond(502, None, None, None)
        }
        Some(PlannedKind::Delay(_)) | None => call.run(&mut world),
    }
}

/// A file that somebody has uploaded.
fn fetched(world: &Mutex<World>, path: &str) -> Response<Body> {
    let mut world = lock(world);
    let Some(bytes) = world.uploads.get(path).cloned() else {
        world.unrouted.push(format!("GET {path} of uploaded files"));
        return respond(404, None, None, None);
    };
    Response::new(Body::from(bytes))
}

fn header(headers: &HeaderMap, name: &str) -> String {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default().to_owned()
}

/// The body as JSON, with its files: none where there is none, an error where it is not JSON.
fn body_of(headers: &HeaderMap, bytes: &Bytes) -> Result<(Value, Vec<Handed>), String> {
    if bytes.is_empty() {
        return Ok((Value::Null, Vec::new()));
    }
    let kind = header(headers, "content-type");
    if kind.starts_with("multipart/form-data") {
        return form::read(&kind, bytes);
    }
    if !kind.starts_with("application/json") {
        return Err(format!("a body of type {kind:?}"));
    }
    serde_json::from_slice(bytes).map(|json| (json, Vec::new())).map_err(|error| error.to_string())
}

/// One request on its way.
struct Call {
    method: String,
    kind: Kind,
    query: String,
    host: String,
    authorised: bool,
    json: Result<Value, String>,
    files: Vec<Handed>,
}

impl Call {
    fn run(&self, world: &mut World) -> Response<Body> {
        if !self.authorised {
            return self.refuse(world, &ApiError::unauthorized(), None);
        }
        let mut headers = None;
        if !self.kind.route.unlimited() {
            let (limits, writes) = (world.limits.clone(), self.kind.route.writes());
            let route = format!("{} {}", self.method, self.kind.template);
            match world.buckets.count(&limits, &route, &self.kind.major, writes, now()) {
                Ok(counted) => headers = Some(counted),
                Err((too_many, counted)) => {
                    let seconds = Duration::from_millis(too_many.wait).as_secs_f64();
                    return self.too_many(world, seconds, too_many.global, Some(counted));
                }
            }
        }
        let at = format!("{} {}", self.method, self.kind.template);
        let body = match &self.json {
            Ok(body) => body,
            Err(what) => {
                world.violation("rule", &at, what.clone());
                return self.refuse(
                    world,
                    &ApiError::new(400, 50109, "The request body contains invalid JSON."),
                    headers,
                );
            }
        };
        let wrong = world.checker.request(&self.method, &self.kind, body);
        if !wrong.is_empty() {
            let details = wrong.iter().map(|(_, what)| what.clone()).collect();
            for (by, what) in wrong {
                world.violation(by, &at, what);
            }
            return self.refuse(world, &ApiError::invalid_form(details), headers);
        }
        let reach = world.reach(&self.kind.route, body);
        match world.perform(&self.kind.route, &self.query, body) {
            Ok((status, answer)) => {
                if let Some(reach) = reach {
                    world.notice(reach, &self.method, &self.kind, body, answer.as_ref());
                }
                world.handed.extend(self.files.iter().cloned());
                if let Some(answer) = &answer {
                    let template = self.kind.template;
                    for what in world.checker.response(&self.method, template, status, answer) {
                        world.violation("description", &format!("answer to {at}"), what);
                    }
                }
                self.done(world, status, answer, headers)
            }
            Err(error) => self.refuse(world, &error, headers),
        }
    }

    fn refuse(&self, world: &mut World, error: &ApiError, headers: Option<Headers>) -> Response<Body> {
        self.record(world, error.status, error.code);
        respond(error.status, Some(error.body()), headers.as_ref(), None)
    }

    fn too_many(
        &self,
        world: &mut World,
        seconds: f64,
        global: bool,
        headers: Option<Headers>,
    ) -> Response<Body> {
        self.record(world, 429, 0);
        let body =
            json!({ "message": "You are being rate limited.", "retry_after": seconds, "global": global });
        respond(429, Some(body), headers.as_ref(), Some((seconds, global)))
    }

    fn done(
        &self,
        world: &mut World,
        status: u16,
        body: Option<Value>,
        headers: Option<Headers>,
    ) -> Response<Body> {
        self.record(world, status, 0);
        respond(status, body, headers.as_ref(), None)
    }

    fn record(&self, world: &mut World, status: u16, code: u32) {
        let route = self.kind.template.to_owned();
        if world.seen.len() < RECORD {
            world.seen.push(Seen {
                method: self.method.clone(),
                route,
                status,
                code,
                host: self.host.clone(),
            });
        }
        world.touch();
    }
}

pub(super) fn respond(
    status: u16,
    body: Option<Value>,
    headers: Option<&Headers>,
    wait: Option<(f64, bool)>,
) -> Response<Body> {
    let mut answer =
        Response::builder().status(StatusCode::from_u16(status).unwrap_or(StatusCode::BAD_GATEWAY));
    if let Some(headers) = headers {
        let after = headers.reset.saturating_sub(now());
        answer = answer
            .header("x-ratelimit-bucket", &headers.bucket)
            .header("x-ratelimit-limit", headers.limit)
            .header("x-ratelimit-remaining", headers.remaining)
            .header("x-ratelimit-reset", seconds(headers.reset))
            .header("x-ratelimit-reset-after", seconds(after));
    }
    if let Some((seconds, global)) = wait {
        answer = answer
            .header("retry-after", format!("{seconds:.3}"))
            .header("x-ratelimit-scope", if global { "global" } else { "user" });
        if global {
            answer = answer.header("x-ratelimit-global", "true");
        }
    }
    let built = match body {
        Some(body) => answer.header("content-type", "application/json").body(Body::from(body.to_string())),
        None => answer.body(Body::empty()),
    };
    built.unwrap_or_else(|_| Response::new(Body::empty()))
}

/// Milliseconds as seconds with three places.
fn seconds(millis: u64) -> String {
    format!("{}.{:03}", millis / 1_000, millis % 1_000)
}
