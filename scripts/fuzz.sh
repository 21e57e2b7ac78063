#!/bin/sh
# Feeds a part of the program mutated input: scripts/fuzz.sh [NAME] [SECONDS]
# Without a name every fuzzer in Tests/Fuzz runs in turn. To add one: a folder Tests/Fuzz/FuzzX with
# main.swift and dictionary.txt, and its dependencies in Package.swift.
set -eu
cd "$(dirname "$0")/.."

case ${1:-} in
  Fuzz*)
    name=$1
    shift
    ;;
  *) name=all ;;
esac
seconds=${1:-10}

if [ "$name" = all ]; then
  for folder in Tests/Fuzz/Fuzz*/; do
    "$0" "$(basename "$folder")" "$seconds"
  done
  exit 0
fi

if [ ! -d "Tests/Fuzz/$name" ]; then
  echo "There is no fuzzer $name. There are: $(cd Tests/Fuzz && echo Fuzz*)" >&2
  exit 2
fi

build=.build/fuzz
KNURL_FUZZER=$name swift build --quiet -c release --product "$name" --build-path "$build" \
  -Xswiftc -sanitize=fuzzer -Xswiftc -use-ld=lld

corpus=$build/corpus/$name
finds=$build/finds/$name/
mkdir -p "$corpus" "$finds"
echo "$name: $seconds seconds"
# the runtime's own crash report would keep the find from being written
if ! SWIFT_BACKTRACE=enable=no "$build/release/$name" "$corpus" -dict="Tests/Fuzz/$name/dictionary.txt" \
  -max_total_time="$seconds" -max_len=512 -artifact_prefix="$finds" -verbosity=0 -print_final_stats=1 \
  2>"$build/$name.log"; then
  cat "$build/$name.log" >&2
  echo "$name found an input that breaks; it is in $finds. Fix it and keep it as a test." >&2
  exit 1
fi
grep number_of_executed_units "$build/$name.log"
