#!/bin/sh
# supervise.sh <node> <script> <program> [<argument>...]: runs a program; each time that it ends, the script says
# whether it starts again: it ends with 0, or with the seconds to wait. A signal to stop is handed on. Ends with the program's
# last exit code. A shell, because nothing else that every system has waits in so little memory.
node=$1
script=$2
shift 2
cd "$(dirname "$0")/.." || exit 1

stopped=0
caught=0
child=
stop() {
  stopped=1
  caught=1
  if [ -n "$child" ]; then kill -TERM "$child" 2>/dev/null; fi # INT would not reach `sleep`: shells let it be ignored
}
trap stop INT TERM HUP

# Waits for the child's end, whatever signals come meanwhile.
await() {
  wait "$child"
  code=$?
  while [ "$caught" = 1 ]; do
    caught=0
    wait "$child"
    again=$?
    if [ "$again" != 127 ]; then code=$again; fi # 127: it had ended before the signal came
  done
}

seconds=0
while :; do
  started=$(date +%s)
  "$@" </dev/null &
  child=$!
  await
  child=
  ended=$code
  "$node" "$script" "$ended" "$(($(date +%s) - started))" "$seconds" "$stopped" "$PPID"
  seconds=$?
  if [ "$seconds" = 0 ] || [ "$stopped" = 1 ]; then exit "$ended"; fi
  sleep "$seconds" &
  child=$!
  await
  child=
  if [ "$stopped" = 1 ]; then exit "$ended"; fi
done
