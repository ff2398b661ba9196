#!/usr/bin/env python3
"""Takes the pictures of a game on Matrix that the README shows.

    docs/screenshot/shoot.py [--bot PROGRAM] [--into FOLDER]

A Synapse, the judge and eight people play on this machine, and one of the people has Hydrogen, a web client, open in
a Chromium without a window. Which cards they are dealt is left to chance, so no two pictures are quite the same.

Needs Python 3.10 or newer, cargo (or --bot), npm, Chromium and fonts for Chinese and for emoji. Everything else goes
into target/: the environment of the tests with Synapse, and Hydrogen as its view SDK has it.
"""

from __future__ import annotations

import argparse
import hashlib
import pathlib
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
TARGET = ROOT / "target"
sys.path.insert(0, str(ROOT / "tests" / "matrix"))

from synapse import SetupError, ensure_venv, tool  # noqa: E402

# What Hydrogen's bundle would have of Node's own, and never asks for in a browser.
OF_NODE = ["crypto", "fs", "path"]


def find(names: list[str], advice: str) -> str:
    """The first of these programs that is here."""
    for name in names:
        if found := shutil.which(name):
            return found
    raise SetupError(f"{names[0]} is missing ({advice})")


def check_fonts() -> None:
    """Without them a picture would show boxes."""
    lister = find(["fc-list"], "on Debian and Ubuntu: apt install fontconfig")
    for wanted, package in [(":lang=zh", "fonts-noto-cjk"), (":lang=und-zsye", "fonts-noto-color-emoji")]:
        if not subprocess.run([lister, wanted], capture_output=True, check=False).stdout:
            raise SetupError(f"a font is missing (on Debian and Ubuntu: apt install {package})")


def build_bot() -> pathlib.Path:
    """The judge as it is now."""
    cargo = find(["cargo"], "install Rust, or give a bot-matrix program with --bot")
    command = [cargo, "build", "--quiet", "--locked", "--workspace", "--bin", "bot-matrix"]
    if subprocess.run(command, cwd=ROOT, check=False).returncode != 0:
        raise SetupError("bot-matrix does not build")
    return TARGET / "debug" / "bot-matrix"


def build_client(folder: pathlib.Path) -> None:
    """Hydrogen as a folder that any web server can serve; what is there already is not made again."""
    npm = find(["npm"], "on Debian and Ubuntu: apt install npm")
    sources = sorted((HERE / "web").iterdir())
    want = hashlib.sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()
    stamp = folder / "made-from"
    if stamp.exists() and stamp.read_text() == want:
        return
    folder.mkdir(parents=True, exist_ok=True)
    for source in sources:
        shutil.copy(source, folder)
    tool([npm, "ci", "--prefix", str(folder), "--ignore-scripts", "--no-audit", "--no-fund"],
         "cannot install Hydrogen from the npm registry (is there a network?)")
    tool([str(folder / "node_modules/.bin/esbuild"), str(folder / "main.js"), "--bundle", "--format=iife",
          "--log-level=warning", f"--outfile={folder / 'app.js'}", *(f"--external:{name}" for name in OF_NODE)],
         "cannot bundle Hydrogen")
    shutil.copy(folder / "node_modules/hydrogen-view-sdk/lib-build/sw.js", folder)
    # Last, so that what was interrupted is done again.
    stamp.write_text(want)


def main() -> int:
    parser = argparse.ArgumentParser(description="Takes the README's pictures of a game on Matrix.")
    parser.add_argument("--bot", type=pathlib.Path, help="a bot-matrix program, instead of one built now")
    parser.add_argument("--into", type=pathlib.Path, default=ROOT / "docs", help="where the pictures go")
    options = parser.parse_args()
    try:
        chromium = find(["chromium", "chromium-browser", "google-chrome"], "on Debian and Ubuntu: apt install chromium")
        check_fonts()
        client = TARGET / "screenshot" / "client"
        build_client(client)
        python = ensure_venv(TARGET / "matrix-venv")
        bot = options.bot or build_bot()
    except SetupError as error:
        print(f"shoot.py: {error}", file=sys.stderr)
        return 2
    # The rest needs what is in the environment.
    command = [str(python), str(HERE / "scene.py"), "--bot", str(bot.resolve()), "--client", str(client)]
    return subprocess.run([*command, "--chromium", chromium, "--into", str(options.into.resolve())],
                          check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
