# Knurl: the two commands a newcomer needs are `make run` and `make test`.

.DEFAULT_GOAL := help
.PHONY: help run build test check format journeys conformance fuzz bench install uninstall deps

PREFIX  ?= /usr/local
DESTDIR ?=
ARGS    ?=
SECONDS ?= 10
VECTORS ?= ../shared/vectors
SAMPLES ?= ../shared/samples
DEPS    ?= yes

BINDIR  := $(DESTDIR)$(PREFIX)/bin
MANDIR  := $(DESTDIR)$(PREFIX)/share/man/man1
BASHDIR := $(DESTDIR)$(PREFIX)/share/bash-completion/completions
ZSHDIR  := $(DESTDIR)$(PREFIX)/share/zsh/site-functions
FISHDIR := $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d

PROGRAM := .build/release/knurl
SOURCES := Package.swift $(shell find Sources themes)

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

run: $(PROGRAM) ## build what is missing and open the log; options go in ARGS="--log my.db"
	@$(PROGRAM) $(ARGS)

build: $(PROGRAM) ## build the program for release: .build/release/knurl

test: deps-test ## run every test
	swift test

check: deps-build ## format, sizes, layers, words, unused code, catalogue, themes, no Foundation
	@scripts/check

format: ## lay the code out as the house does
	swift format --in-place --recursive Package.swift Sources Tests themes

journeys: deps-test ## write the journeys' screens anew; read the difference before you commit it
	KNURL_REWRITE_JOURNEYS=1 swift test --filter JourneyTests

conformance: deps-build ## compare with published numbers and other programs' files: VECTORS= SAMPLES=
	@test -d "$(VECTORS)" || { echo "There are no vectors at $(VECTORS). Name their folder: make conformance VECTORS=FOLDER SAMPLES=FOLDER" >&2; exit 1; }
	@test -d "$(SAMPLES)" || { echo "There are no samples at $(SAMPLES). Name their folder: make conformance VECTORS=FOLDER SAMPLES=FOLDER" >&2; exit 1; }
	KNURL_VECTORS="$(abspath $(VECTORS))" KNURL_SAMPLES="$(abspath $(SAMPLES))" swift test --filter ConformanceTests

fuzz: deps-build ## feed damaged input to the decoders for SECONDS=10 each
	scripts/fuzz.sh $(SECONDS)

bench: deps-bench $(PROGRAM) ## measure side by side with tig, nnn, calcurse, task and sqlite3
	@scripts/bench $(ARGS)

install: $(PROGRAM) ## put program, manual and completions under PREFIX=/usr/local (DESTDIR= for packagers)
	mkdir -p "$(BINDIR)" "$(MANDIR)" "$(BASHDIR)" "$(ZSHDIR)" "$(FISHDIR)"
	install -m 755 $(PROGRAM) "$(BINDIR)/knurl"
	$(PROGRAM) manual > "$(MANDIR)/knurl.1"
	mkdir -p "$(MANDIR:man1=man5)"
	$(PROGRAM) manual formats > "$(MANDIR:man1=man5)/knurl-formats.5"
	$(PROGRAM) completions bash > "$(BASHDIR)/knurl"
	$(PROGRAM) completions zsh > "$(ZSHDIR)/_knurl"
	$(PROGRAM) completions fish > "$(FISHDIR)/knurl.fish"
	chmod 644 "$(MANDIR)/knurl.1" "$(MANDIR:man1=man5)/knurl-formats.5" "$(BASHDIR)/knurl" "$(ZSHDIR)/_knurl" "$(FISHDIR)/knurl.fish"

uninstall: ## remove exactly what install put there
	rm -f "$(MANDIR:man1=man5)/knurl-formats.5"
	rm -f "$(BINDIR)/knurl" "$(MANDIR)/knurl.1" "$(BASHDIR)/knurl" "$(ZSHDIR)/_knurl" "$(FISHDIR)/knurl.fish"

deps: deps-test ## install the libraries and tools that are missing

.PHONY: deps-build deps-test deps-bench
deps-build deps-test deps-bench:
	@test "$(DEPS)" = no || scripts/deps $(@:deps-%=%)

$(PROGRAM): $(SOURCES)
	@test "$(DEPS)" = no || scripts/deps build
	swift build $$(scripts/release-flags) --product knurl
	@touch -c $@
