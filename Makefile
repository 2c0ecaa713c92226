# Everything a person types. `make setup` needs only make and Python 3.11 or later with its venv module.
.DEFAULT_GOAL := help
.PHONY: help setup play terminal test check proof strength

# The first Python that is new enough, sooner one with a whole venv module; once there is .venv, its own.
PYTHON ?= $(shell for need in "import ensurepip, venv" "pass"; do \
	for p in .venv/bin/python python3 python3.15 python3.14 python3.13 python3.12 python3.11; do \
	"$$p" -c "import sys; $$need; sys.exit(sys.version_info < (3, 11))" >/dev/null 2>&1 && \
	{ echo "$$p"; exit; }; done; done)
READY = @test -n "$(PYTHON)" || { \
	echo "setup: Tilewright needs Python 3.11 or later; none was found on PATH." >&2; exit 3; }; \
	"$(PYTHON)" scripts/setup.py
BIN := .venv/bin
# Ctrl-C and a wrong option are no faults of a build: the game has said all there is to say, so make keeps quiet.
# A script that wants the exit code runs $(BIN)/tilewright itself.
QUIETLY = || case $$? in 2|130) ;; *) false ;; esac

help: ## say what can be made
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' Makefile | expand -t 16

setup: ## ready .venv (quick when nothing changed)
	$(READY)

play: ## set up what is missing and play in the browser: make play ARGS="--port 9000"
	$(READY) --quiet --cold
	@trap : INT; TILEWRIGHT_MADE=play $(BIN)/tilewright serve --open $(ARGS) $(QUIETLY)

terminal: ## the same in the terminal: make terminal ARGS="--game classic"
	$(READY) --quiet --cold
	@trap : INT; TILEWRIGHT_MADE=terminal $(BIN)/tilewright play $(ARGS) $(QUIETLY)

test: ## set up and run all tests: make test ARGS="-k castle"
	$(READY) --quiet $(if $(ARGS),,--client test)
	$(if $(ARGS),$(BIN)/pytest -n 2 $(ARGS),$(BIN)/pytest -n 2 -m "not browser" && $(BIN)/pytest -n 2 tests/browser)

check: ## lint, types, import rules
	$(READY) --quiet --client check
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

proof: ## the long comparisons at full count (under an hour)
	$(READY) --quiet
	TILEWRIGHT_PROOF=full $(BIN)/pytest -n 2 tests/proof tests/players/test_uct.py $(ARGS)

strength: ## play the matches of docs/strength.md, or go on with them (two hours): make strength ARGS="--plan"
	$(READY) --quiet
	@trap : INT; $(BIN)/python -m scripts.strength $(ARGS) $(QUIETLY)
