# Baloot School: `make run` starts the app, `make test` checks everything.
# A fresh clone needs only make and Python 3.11 or newer; all else goes into .venv.

.DEFAULT_GOAL := help
.PHONY: help run test lint shots matrix clean

VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check -qq

# The first interpreter that really runs, is new enough and can make a venv.
# Each is tried, not just looked up: a pyenv shim exists for versions that are not active.
FIND_PYTHON = for p in python3.11 python3 python3.12 python3.13 python3.14 python; do \
	"$$p" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	&& { echo "$$p"; break; }; done
PYTHON ?= $(shell $(FIND_PYTHON))

help: ## show these targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1	\2/p' Makefile

run: $(VENV)/run.stamp ## start the app (RUN_ARGS="--server.port 8600" passes options on)
	$(PY) -m streamlit run streamlit_app.py $(RUN_ARGS)

test: lint ## lint, types, layers, unit tests and browser tests (PYTEST_ARGS="-k deal" narrows)
	BALOOT_BROWSER="$$(PYTHON=$(PY) sh tests/e2e/find_browser.sh --install)" \
	$(PY) -m pytest -n auto --dist loadgroup $(PYTEST_ARGS)

lint: $(VENV)/test.stamp ## ruff, pyright and the import layers
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m pyright
	$(VENV)/bin/lint-imports

SHOTS := shots

shots: $(VENV)/test.stamp ## take pictures of every page, with contact sheets, into shots/ (SHOTS_ARGS="--rulebook coinche")
	BALOOT_BROWSER="$$(PYTHON=$(PY) sh tests/e2e/find_browser.sh --install)" \
	$(PY) tests/e2e/shots.py $(SHOTS) $(SHOTS_ARGS)

matrix: $(VENV)/test.stamp ## every rule key with its lesson, its quizzes, its golden rows, its sentences; fails on a hole
	$(PY) tests/matrix.py

clean: ## remove .venv and every cache
	rm -rf $(VENV) .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/pyvenv.cfg:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer, with its venv module, is needed." >&2; exit 1; }
	"$(PYTHON)" -m venv --clear $(VENV)

# A stamp is newer than its lock file when that lock file is installed.
$(VENV)/run.stamp: requirements.lock $(VENV)/pyvenv.cfg
	$(PIP) install -r requirements.lock
	@touch $@

$(VENV)/test.stamp: tests/requirements.lock $(VENV)/run.stamp
	$(PIP) install -r requirements.lock -r tests/requirements.lock
	@touch $@
