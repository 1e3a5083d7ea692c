# Needs Python 3.11 or newer (with venv and pip), make and git. Everything else comes from PyPI into .venv.
PYTHON ?= python3
BIN := .venv/bin
CONSTRAINTS := requirements/constraints.txt
RUNS := .venv/runs
READY := .venv/ready
# How many workers run the tests: a number, or auto for one on each processor.
JOBS ?= auto
# Modules are compiled when they are first used, which most never are. (Of a "no" option pip wants a 0 for yes.)
export PIP_NO_COMPILE := 0
# How long changed logs are read by make fuzz.
SECONDS ?= 600
PYTEST := $(BIN)/python -m pytest -q --numprocesses $(JOBS) --maxprocesses 8

.PHONY: help demo docs man page test test-all lint format types prove fuzz generate generate-check wheels constraints clean

help:
	@echo 'make demo            decode samples/ on a local Spark into build/demo'
	@echo 'make test            the tests, on all processors (JOBS=2: on two); make test-all adds the slow ones'
	@echo 'make docs            the pages of docs/, and the browser page, as a site in build/docs'
	@echo 'make man             manual pages in build/man/man1'
	@echo 'make page            the program in a browser page, with all that it needs, in build/page'
	@echo 'make lint types      ruff; mypy on the installed package'
	@echo 'make prove           what the loops read, and what they store as far as they have contracts'
	@echo 'make fuzz            how much of the loops logs reach, stored ones and changed ones (SECONDS=36000: ten hours of these)'
	@echo 'make generate        write generated/ and the references in docs/ anew; make generate-check only compares'
	@echo 'make wheels          the wheel of each platform, in dist/; those that run here are tried'
	@echo 'make constraints     note the versions in .venv as the tested ones'
	@echo 'make clean           remove everything that make made'

# The program with Spark; what development takes besides is READY.
$(RUNS): pyproject.toml $(CONSTRAINTS)
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Python 3.11 or newer is needed: make PYTHON=python3.11")'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --constraint $(CONSTRAINTS) --editable '.[spark,java]'
	@touch $@

$(READY): $(RUNS)
	$(BIN)/python -m pip install --quiet --constraint $(CONSTRAINTS) --editable '.[dev]'
	@touch $@

demo: $(RUNS)
	$(BIN)/binlog-kaitai spark samples/ --output build/demo --format parquet --overwrite
	$(BIN)/python tools/demo.py build/demo

test: $(READY)
	$(PYTEST)

test-all: $(READY)
	$(BIN)/python -m pip install --quiet --constraint $(CONSTRAINTS) --editable '.[dev,test-all]'
	$(PYTEST) -m '' -rs

docs: $(READY)
	$(BIN)/python -m pip install --quiet --constraint $(CONSTRAINTS) 'mkdocs-material>=9.6'
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict --clean
	$(BIN)/python tools/browser/page.py build/docs/try

page: $(READY)
	$(BIN)/python tools/browser/page.py

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

format: $(READY)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# The installed copy is what users type-check against: there, generated/ is binlog_kaitai._generated.
types: $(READY)
	rm -rf build/typed build/lib*  # of modules that were moved, too
	$(BIN)/python -m pip install --quiet --no-deps --target build/typed .
	cd build/typed && ../../$(BIN)/mypy --config-file ../../pyproject.toml -p binlog_kaitai

prove: $(READY)
	$(BIN)/python tools/prove

fuzz: $(READY)
	$(BIN)/python -m tests.fuzz.edges --seconds $(SECONDS) --keep 20

generate: $(READY)
	$(BIN)/python tools/generate.py
	$(BIN)/python tools/machine/translate.py
	$(BIN)/python tools/machine/library.py
	$(BIN)/python tools/format_reference.py
	$(BIN)/python tools/cli_reference.py
	$(BIN)/python tools/data_reference.py

generate-check: $(READY)
	$(BIN)/python tools/generate.py --check
	$(BIN)/python tools/format_reference.py --check
	$(BIN)/python tools/cli_reference.py --check
	$(BIN)/python tools/data_reference.py --check
	$(BIN)/python tools/machine/translate.py --check

man: $(READY)
	$(BIN)/python tools/man_pages.py build/man/man1

wheels: $(READY)
	$(BIN)/python -m pip install --quiet --constraint $(CONSTRAINTS) 'setuptools>=77'
	$(BIN)/python tools/wheels.py

constraints: $(READY)
	@echo '# Versions that the tests passed with. Written by `make constraints`.' > $(CONSTRAINTS)
	$(BIN)/python -m pip freeze --exclude-editable >> $(CONSTRAINTS)
	@touch $(READY)

clean:
	rm -rf .venv build dist *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis tools/node_modules spark-warehouse binlog_kaitai/compiled/machine
	find binlog_kaitai generated tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
