# One word per job. Everything runs in .venv, which `make setup` creates.
.DEFAULT_GOAL := help
SHELL := bash
BIN := .venv/bin
GAMES ?= 10000
BASE ?= main

COMPILE := build/lock/bin/uv pip compile pyproject.toml --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" -q

.PHONY: help setup clauses lint format types contracts test shuffle laws referees cover schema fuzz drills simulate bench release lock quick ci clean

help: ## Show this list.
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/\1\t\2/' | expand -t 12

setup: ## Create .venv with the locked tools and the project.
	@bash .ci/setup dev

lint: ## Check style and format.
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	npm --prefix web run lint

format: ## Format the code and mend what can be mended.
	$(BIN)/ruff format
	$(BIN)/ruff check --fix
	npm --prefix web run format

types: ## Check the types.
	$(BIN)/mypy

contracts: ## Check who imports whom.
	$(BIN)/lint-imports --no-logo

test: ## Run all tests.
	$(BIN)/pytest -n 2

shuffle: ## Run all tests ten times, each time in another order.
	for seed in {1..10}; do $(BIN)/pytest -n 2 --shuffle $$seed || exit 1; done

laws: ## Play GAMES random games against the laws (10000 unless told).
	$(BIN)/python -m flambeur.testing --games $(GAMES)

referees: ## Play GAMES random games of each family beside the referees of the rules.
	$(BIN)/python -m tests.referees --games $(GAMES)

cover: ## Run all tests and show what they miss in core and games.
	$(BIN)/pytest -n 2 --cov

clauses: ## Write the pages that map clauses to tests.
	$(BIN)/python -m tests.clauses

schema: ## Write the schemas of protocol and API, the types made from them, and how long events are shown.
	$(BIN)/python -m flambeur.server.schema > docs/reference/protocol.schema.json
	$(BIN)/python -m flambeur.server.http.openapi > docs/reference/openapi.json
	$(BIN)/python -m flambeur.families.lasts > web/src/lasts.json
	npm --prefix web run types

fuzz: ## Send the server 100,000 broken messages, and look for secrets in 500 games.
	$(BIN)/python -m tests.server.fuzz --messages 100000
	$(BIN)/python -m tests.server.openapi_fuzz --examples 200
	$(BIN)/python -m tests.server.secrecy --games 500

drills: ## Kill, cut and restart the parts of a server under load, 1,000 times.
	$(BIN)/python -m bench.drills --count 1000

simulate: ## Run 20,000 seeds of workers, database, bus and clients under one scheduler.
	$(BIN)/python -m bench.simulation --seeds 20000

bench: ## Measure the engine beside its anchors.
	@bash .ci/setup bench
	$(BIN)/python -m bench

release: ## Build wheel, sdist and lists of parts from the last commit, and prove them in clean environments.
	@bash .ci/setup release
	$(BIN)/python -m bench.release

lock: ## Pin the newest versions of all packages, with hashes.
	python3 -m venv build/lock
	build/lock/bin/python -m pip install -qq uv
	$(COMPILE) --upgrade --extra dev -o requirements/dev.txt
	$(COMPILE) --upgrade --extra dev --extra release -c requirements/dev.txt -o requirements/release.txt
	$(COMPILE) --upgrade --extra server --extra strike --extra fast -o requirements/server.txt
	$(COMPILE) --upgrade --extra dev --extra bench -c requirements/dev.txt -o requirements/bench.txt
	$(COMPILE) --upgrade --extra dev --extra bench --extra anchors -c requirements/bench.txt -o requirements/anchors.txt

quick: ## Check what changed since BASE (main unless told), in two minutes.
	$(BIN)/python -m tools.quick --base $(BASE)

ci: ## Run the whole gate.
	@bash .ci/run

clean: ## Delete what the other jobs made.
	rm -rf .venv build dist htmlcov .coverage .coverage.* .hypothesis .import_linter_cache
	rm -rf .mypy_cache .pytest_cache .ruff_cache
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +
