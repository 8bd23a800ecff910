#!/usr/bin/env bash
set -euo pipefail
echo "$1" >>"$CALLS/deploys"
while [ -e "$CALLS/wait-before" ]; do sleep 0.05; done
echo "$1" >"$CALLS/live"
while [ -e "$CALLS/wait" ]; do sleep 0.05; done
echo "url=https://example.com/$1" >>"$GITHUB_OUTPUT"
