#!/bin/sh
# Prints the path of a Chromium for the browser tests; everything else it says goes to stderr.
#   find_browser.sh             only looks; exit code 1 if there is none
#   find_browser.sh --install   and, if there is none, installs one: Debian's package where that is
#                               allowed, otherwise Playwright's own build
# $BALOOT_BROWSER, when set, is the only one considered; otherwise a system Chromium or Chrome, then a
# build that Playwright has fetched before.
# PYTHON names the interpreter that has Playwright (default: .venv/bin/python).
set -eu

PYTHON=${PYTHON:-.venv/bin/python}

say() { echo "find_browser: $*" >&2; }

find_browser() {
	if [ -n "${BALOOT_BROWSER:-}" ]; then
		command -v "$BALOOT_BROWSER" && return 0
		say "BALOOT_BROWSER names '$BALOOT_BROWSER', which cannot be run"
		exit 1
	fi
	for name in chromium chromium-browser google-chrome google-chrome-stable \
		"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" \
		"/Applications/Chromium.app/Contents/MacOS/Chromium"; do
		command -v "$name" && return 0
	done
	path=$("$PYTHON" -c 'from playwright.sync_api import sync_playwright
with sync_playwright() as p: print(p.chromium.executable_path)' 2>/dev/null) || return 1
	[ -x "$path" ] && echo "$path"
}

# Runs a command as root, or fails when that would need a password.
as_root() {
	if [ "$(id -u)" = 0 ]; then "$@" >&2; else sudo -n "$@" >&2; fi
}

install_debian() {
	command -v apt-get >/dev/null || return 1
	as_root true 2>/dev/null || return 1
	say "no Chromium here; installing the package 'chromium' with apt-get"
	# Another apt-get may hold a lock: the option waits for dpkg's, the loop for the package lists'.
	wait="DPkg::Lock::Timeout=300"
	for _ in 1 2 3; do
		if as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o "$wait" update &&
			as_root env DEBIAN_FRONTEND=noninteractive \
				apt-get -q -y -o "$wait" install --no-install-recommends chromium; then
			return 0
		fi
		sleep 5
	done
	say "apt-get could not install chromium"
	return 1
}

install_playwright() {
	say "fetching Playwright's own Chromium"
	"$PYTHON" -m playwright install chromium >&2
}

find_browser && exit 0
if [ "${1:-}" = --install ]; then
	install_debian || install_playwright || true
	find_browser && exit 0
fi
say "no Chromium was found; install the package 'chromium', or name a browser in BALOOT_BROWSER"
exit 1
