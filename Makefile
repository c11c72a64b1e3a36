PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip install --quiet --disable-pip-version-check
PINNED := $(PIP) --no-deps --require-hashes --requirement
# What is compiled is kept: tests start the app many times.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help run test check lint types tests bench mutate soak storm screenshots icons torture attack messages docs audit pins web club clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-11s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

run: $(VENV)/.app ## Start the app in the browser; ARGS="--port 8800 --no-browser" passes flags on
	$(BIN)/python -m companion $(ARGS)

club: $(VENV)/.club ## Install the app with what it needs to keep games in PostgreSQL

test: $(VENV)/.dev ## Run every test; those in a browser or a database where Chromium and PostgreSQL are found
	$(BIN)/pytest -n auto --dist worksteal $(ARGS)

check: $(VENV)/.dev ## Lint, types, and all tests but slow ones and those in a browser, with full coverage of rules and storage
	$(MAKE) --jobs=3 lint types tests

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.dev
	$(BIN)/mypy

tests: $(VENV)/.dev
	mkdir -p build
	$(BIN)/python -m slipcover --out build/coverage.json -m pytest -n auto --dist worksteal -m "not browser and not slow"
	$(BIN)/python -m tests.covered build/coverage.json

bench: $(VENV)/.dev ## Measure speed against known neighbours, one line a value
	$(BIN)/python -m benchmarks

mutate: $(VENV)/.dev ## Change the rules in small ways and see whether a test notices
	$(BIN)/mutmut run
	$(BIN)/mutmut results

soak: $(VENV)/.dev ## Tap at random in a browser for ten minutes, and look for dead screens and errors; ARGS=SEED
	$(BIN)/python -m tests.browser.soak $(ARGS)

storm: $(VENV)/.dev ## Enter 200 bands from six phones while whatever can fail does; ARGS="200 SEED --club" for two servers
	$(BIN)/python -m tests.browser.storm $(ARGS)

screenshots: $(VENV)/.dev ## Take the pictures in docs/ from a game that is played for them
	$(BIN)/python -m tests.browser.screenshots

icons: $(VENV)/.dev ## Draw the app's icons from assets/icon.svg
	$(BIN)/python -m tests.browser.icons

torture: $(VENV)/.dev ## Kill processes while they save, again and again, and look for what is missing
	$(BIN)/python -m tests.storage.torture
	$(BIN)/python -m tests.storage.postgres.torture

attack: $(VENV)/.dev ## Do to the app what strangers, broken disks and bad luck would, on loopback; ARGS="storage" for some of it
	$(BIN)/python -m tests.attack $(ARGS)

messages: $(VENV)/.dev ## Gather what the app says into the catalogues of its languages, and compile these
	$(BIN)/python -m companion.speech.locale

docs: $(VENV)/.app ## Write docs/rules.md and docs/rules-rune-age.md from the rulebooks
	$(BIN)/python -m companion.ethnos.reports.rules_page > docs/rules.md
	$(BIN)/python -m companion.rune_age.reports.rules_page > docs/rules-rune-age.md

web: $(VENV)/.dev ## Build the app as a static site in build/web; ARGS="--base-url /ethnos/" for one below the root
	$(BIN)/python -m companion build-web build/web $(ARGS)

audit: $(VENV)/.audit ## Look for known advisories against what is pinned
	$(BIN)/pip-audit --strict --progress-spinner off --timeout 10 --disable-pip --require-hashes --requirement constraints.txt

pins: $(VENV)/bin/pip ## Write constraints.txt anew, with the versions that it names and the hash of every file
	$(BIN)/python -m tests.pins

clean: ## Remove everything that can be made again
	rm -rf $(VENV) .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache mutants build *.egg-info
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/bin/pip:
	$(PYTHON) -m venv $(VENV)

# The app itself has no hash. It is built with the setuptools that is pinned like everything else.
$(VENV)/.app: $(VENV)/bin/pip pyproject.toml constraints.txt
	sed '/^# Only for clubs/,$$d' constraints.txt > $(VENV)/app.txt
	$(PINNED) $(VENV)/app.txt
	$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.club: $(VENV)/.app
	sed '/^# Only for developing/,$$d' constraints.txt > $(VENV)/club.txt
	$(PINNED) $(VENV)/club.txt
	@touch $@

$(VENV)/.dev: $(VENV)/.app
	sed '/^# Only for an audit/,$$d' constraints.txt > $(VENV)/dev.txt
	$(PINNED) $(VENV)/dev.txt
	@touch $@

$(VENV)/.audit: $(VENV)/.dev
	$(PINNED) constraints.txt
	@touch $@
