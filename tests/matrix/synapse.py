#!/usr/bin/env python3
"""A real Synapse on the loopback interface, for the tests and for trying the bot out.

Needs Python 3.10 or newer and nothing else; Synapse and matrix-nio go into a
virtual environment of their own, whose exact contents requirements.txt pins.

    synapse.py venv --venv DIR               make the environment, or keep it if it is right
    synapse.py run  --venv DIR [--dir DIR] --users bot,ann,ben
                                             a homeserver until Ctrl-C, or with --until-eof until its
                                             input ends; passwords are "pw-NAME"; it prints its accounts,
                                             then its address and its registration secret;
                                             without --dir nothing of it stays

As a module: ensure_venv(), class Homeserver and class Accounts.
"""

from __future__ import annotations

import argparse
import contextlib
import ctypes
import fcntl
import hashlib
import hmac
import json
import os
import pathlib
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

HERE = pathlib.Path(__file__).resolve().parent
REQUIREMENTS = HERE / "requirements.txt"
SERVER_NAME = "localhost"


class SetupError(Exception):
    """Something the tests need is missing; the text says what to do about it."""


# --- the virtual environment -------------------------------------------------


def fingerprint() -> str:
    """What the environment must have been made from to be reused."""
    seed = REQUIREMENTS.read_bytes() + sys.version.encode() + sys.base_prefix.encode()
    return hashlib.sha256(seed).hexdigest()


def ensure_venv(venv: pathlib.Path) -> pathlib.Path:
    """Makes the environment unless it is already right, and gives its interpreter.

    The stamp is written last, so an interrupted installation is done again; a
    lock keeps two test programs from installing at once.
    """
    if sys.version_info < (3, 10):
        raise SetupError(f"Synapse needs Python 3.10 or newer, this is {sys.version.split()[0]}")
    venv = venv.resolve()
    python = venv / "bin" / "python"
    stamp = venv / "nightfall-requirements.sha256"
    venv.parent.mkdir(parents=True, exist_ok=True)
    with open(venv.with_suffix(".lock"), "w", encoding="utf8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        want = fingerprint()
        if python.exists() and stamp.exists() and stamp.read_text() == want:
            return python
        tool([sys.executable, "-m", "venv", "--clear", str(venv)],
             "cannot make a virtual environment (on Debian and Ubuntu: apt install python3-venv)")
        tool([str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check",
              "--requirement", str(REQUIREMENTS)],
             "cannot install Synapse and matrix-nio from the Python package index (is there a network?)")
        stamp.write_text(want)
    return python


def tool(command: list[str], complaint: str) -> None:
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        raise SetupError(f"{complaint}: {error}") from error
    if done.returncode != 0:
        raise SetupError(f"{complaint}:\n{(done.stdout + done.stderr)[-3000:]}")


# --- the homeserver ----------------------------------------------------------


def die_with_parent() -> None:
    """Runs in the child: no server is left behind when a test is killed."""
    pr_set_pdeathsig = 1
    ctypes.CDLL(None).prctl(pr_set_pdeathsig, signal.SIGTERM)


def unused_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Accounts:
    """What somebody with the registration secret can do on a homeserver."""

    def __init__(self, url: str, secret: str, name: str = SERVER_NAME):
        self.url = url
        self.secret = secret
        self.name = name

    def request(self, method: str, path: str, body: dict | None = None,
                token: str | None = None) -> tuple[int, dict]:
        """One call of the client API: the status and the answer."""
        call = urllib.request.Request(self.url + path, method=method,
                                      data=None if body is None else json.dumps(body).encode())
        call.add_header("Content-Type", "application/json")
        if token:
            call.add_header("Authorization", f"Bearer {token}")
        try:
            with urllib.request.urlopen(call, timeout=120) as answer:
                return answer.status, json.loads(answer.read() or b"{}")
        except urllib.error.HTTPError as error:
            with contextlib.suppress(ValueError):
                return error.code, json.loads(error.read())
            return error.code, {}

    def register(self, name: str) -> str:
        """Makes an account (password `pw-NAME`), or finds it there; gives the Matrix id."""
        path = "/_synapse/admin/v1/register"
        nonce = self.request("GET", path)[1]["nonce"]
        password = f"pw-{name}"
        signed = "\0".join([nonce, name, password, "notadmin"]).encode()
        mac = hmac.new(self.secret.encode(), signed, hashlib.sha1).hexdigest()
        status, answer = self.request("POST", path, {
            "nonce": nonce, "username": name, "password": password, "admin": False, "mac": mac})
        if status == 200:
            return answer["user_id"]
        if answer.get("errcode") == "M_USER_IN_USE":
            return f"@{name}:{self.name}"
        raise SetupError(f"cannot register {name}: {status} {answer}")


class Homeserver(Accounts):
    """One Synapse whose whole state lies in `folder`."""

    def __init__(self, python: pathlib.Path, folder: pathlib.Path, quick: bool = True, federates: bool = False):
        """`quick` lifts the rate limits; without it they are Synapse's own. One that federates speaks with
        others on this machine, over TLS with certificates that nobody checks."""
        self.federation = unused_port() if federates else None
        self.python = python
        self.folder = folder.resolve()
        self.quick = quick
        self.port = unused_port()
        name = f"localhost:{self.federation}" if federates else SERVER_NAME
        super().__init__(f"http://127.0.0.1:{self.port}", secrets.token_hex(16), name)
        self.process: subprocess.Popen | None = None
        self.folder.mkdir(parents=True, exist_ok=True)
        self.write_configuration()

    @property
    def configuration(self) -> pathlib.Path:
        return self.folder / "homeserver.json"

    def write_configuration(self) -> None:
        def inside(name: str) -> str:
            return str(self.folder / name)

        settings = {
            "server_name": self.name,
            "public_baseurl": self.url + "/",
            "pid_file": inside("synapse.pid"),
            "signing_key_path": inside("signing.key"),
            "media_store_path": inside("media"),
            "log_config": inside("log.json"),
            "database": {"name": "sqlite3", "args": {"database": inside("synapse.db")}},
            "listeners": [{
                "type": "http", "port": self.port, "tls": False, "bind_addresses": ["127.0.0.1"],
                "resources": [{"names": ["client"]}],
            }],
            # Accounts come through the shared-secret route only, and nothing leaves the machine.
            "enable_registration": False,
            "registration_shared_secret": self.secret,
            "macaroon_secret_key": secrets.token_hex(16),
            "form_secret": secrets.token_hex(16),
            "federation_domain_whitelist": [],
            "trusted_key_servers": [],
            "report_stats": False,
            "presence": {"enabled": False},
            "bcrypt_rounds": 4,
            # Gives tokens like those that single sign-on ends with.
            "login_via_existing_session": {"enabled": True, "require_ui_auth": False},
        }
        if self.federation:
            settings.update(self.open_to_others(settings["listeners"], inside))
        if self.quick:
            settings.update(self.lifted_limits())
            settings.update(self.without_extras())
        # JSON is YAML, so Synapse reads it.
        self.configuration.write_text(json.dumps(settings, indent=1))
        (self.folder / "log.json").write_text(json.dumps({
            "version": 1,
            "disable_existing_loggers": False,
            "formatters": {"line": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}},
            "handlers": {"file": {"class": "logging.FileHandler", "formatter": "line",
                                  "filename": inside("synapse.log")}},
            "root": {"level": "WARNING", "handlers": ["file"]},
        }, indent=1))

    def open_to_others(self, listeners: list[dict], inside) -> dict:
        make_certificate(inside("tls.crt"), inside("tls.key"))
        return {
            "listeners": [*listeners, {
                "type": "http", "port": self.federation, "tls": True, "bind_addresses": ["127.0.0.1", "::1"],
                "resources": [{"names": ["federation"]}],
            }],
            "tls_certificate_path": inside("tls.crt"),
            "tls_private_key_path": inside("tls.key"),
            "federation_verify_certificates": False,
            "federation_domain_whitelist": None,
            "ip_range_blacklist": [],
        }

    @staticmethod
    def lifted_limits() -> dict:
        free = {"per_second": 10_000, "burst_count": 10_000}
        flat = ["rc_message", "rc_registration", "rc_admin_redaction", "rc_joins_per_room",
                "rc_media_create", "rc_room_creation"]
        return {
            **{key: free for key in flat},
            "rc_login": {"address": free, "account": free, "failed_attempts": free},
            "rc_joins": {"local": free, "remote": free},
            "rc_invites": {"per_room": free, "per_user": free, "per_issuer": free},
        }

    @staticmethod
    def without_extras() -> dict:
        """What nobody here asks for, and what every message would cost time for."""
        return {"push": {"enabled": False}, "enable_search": False, "stats": {"enabled": False},
                "caches": {"global_factor": 4}}

    def command(self, *extra: str) -> list[str]:
        return [str(self.python), "-m", "synapse.app.homeserver", "--config-path",
                str(self.configuration), *extra]

    def start(self, limit: float = 120.0) -> None:
        """Starts the server and returns when it answers; `limit` is in seconds."""
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        if not (self.folder / "signing.key").exists():
            tool(self.command("--generate-keys"), "Synapse cannot make its signing key")
        console = self.folder / "synapse.out"
        with open(console, "ab") as out:
            self.process = subprocess.Popen(
                self.command(), stdout=out, stderr=out, stdin=subprocess.DEVNULL, cwd=self.folder,
                env=environment, preexec_fn=die_with_parent)
        give_up = time.monotonic() + limit
        while not self.answers():
            if self.process.poll() is not None:
                raise SetupError(f"Synapse stopped at once:\n{console.read_text()[-3000:]}")
            if time.monotonic() > give_up:
                self.stop()
                raise SetupError(f"Synapse did not answer within {limit:.0f} s")
            time.sleep(0.05)

    def answers(self) -> bool:
        try:
            return self.request("GET", "/_matrix/client/versions")[0] == 200
        except OSError:
            return False

    def stop(self, limit: float = 20.0) -> None:
        """Stops the server; its folder stays, so that it can be started again."""
        if self.process is None:
            return
        self.process.terminate()
        try:
            self.process.wait(limit)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process = None


def make_certificate(certificate: str, key: str) -> None:
    """A certificate for this machine by itself; the library comes with Synapse."""
    import datetime

    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    secret = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.timezone.utc)
    signed = (x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(secret.public_key())
              .serial_number(x509.random_serial_number()).not_valid_before(now - datetime.timedelta(days=1))
              .not_valid_after(now + datetime.timedelta(days=1))
              .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
              .sign(secret, hashes.SHA256()))
    pathlib.Path(certificate).write_bytes(signed.public_bytes(serialization.Encoding.PEM))
    pathlib.Path(key).write_bytes(secret.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.TraditionalOpenSSL, serialization.NoEncryption()))


# --- by hand -----------------------------------------------------------------


def main() -> int:
    parser = argparse.ArgumentParser(description="A Synapse for tests and trials.")
    parser.add_argument("action", choices=["venv", "run"])
    parser.add_argument("--venv", type=pathlib.Path, required=True)
    parser.add_argument("--dir", type=pathlib.Path)
    parser.add_argument("--users", default="")
    parser.add_argument("--until-eof", action="store_true", help="run until the standard input ends")
    parser.add_argument("--real-limits", action="store_true", help="keep Synapse's rate limits")
    options = parser.parse_args()
    try:
        python = ensure_venv(options.venv)
        if options.action == "venv":
            print(python)
            return 0
        with contextlib.ExitStack() as stack:
            folder = options.dir or pathlib.Path(stack.enter_context(tempfile.TemporaryDirectory()))
            server = Homeserver(python, folder, quick=not options.real_limits)
            server.start()
            stack.callback(server.stop)
            for name in filter(None, options.users.split(",")):
                print(server.register(name), f"pw-{name}", flush=True)
            print(server.url, server.secret, flush=True)
            with contextlib.suppress(KeyboardInterrupt):
                if options.until_eof:
                    sys.stdin.read()
                else:
                    server.process.wait()
        return 0
    except SetupError as error:
        print(f"synapse.py: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
