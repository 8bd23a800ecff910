#!/usr/bin/env bash
set -euo pipefail
echo "$1" >>"$CALLS/probes"
if [ -e "$CALLS/unreachable" ]; then exit 2; fi
if [ "$(cat "$CALLS/live" 2>/dev/null || true)" != "$1" ]; then exit 1; fi
echo "url=https://example.com/$1" >>"$GITHUB_OUTPUT"
