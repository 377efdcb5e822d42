#!/bin/sh
# Runs what assemble.sh made as the image would, without a container engine: in a root of its own that holds Node, the
# libraries it names and the files, mounted read-only, by a user without rights, and without a shell.
#   sudo sh deploy/image/rehearse.sh OUT postgresql://…   (an empty database that it may fill)
set -eu
# Every mount is seen by this script alone and goes with it.
[ "${REHEARSAL:-}" = alone ] || REHEARSAL=alone exec unshare --mount --propagation private sh "$0" "$@"
out=$(cd "$1" && pwd)
database=$2
node=$(command -v node)
root=/mnt
files=$(mktemp -d /tmp/vycep-files-XXXXXX)
port=$((20000 + $$ % 10000))
server=

leave() {
  if [ -n "$server" ]; then kill -TERM "$server" 2>/dev/null || true; fi
  rm -rf --one-file-system "$files"
}
trap leave EXIT

mount -t tmpfs -o mode=755 tmpfs "$root"
mkdir -p "$root/nodejs/bin" "$root/vycep" "$root/files" "$root/tmp" "$root/dev" "$root/etc/ssl/certs" "$root/usr/share"
mknod -m 666 "$root/dev/null" c 1 3
mknod -m 666 "$root/dev/urandom" c 1 9
cp "$node" "$root/nodejs/bin/node"
find "$out" -name '*.node' -o -name 'lib*.so*' | cat - | sed "1i $node" | while read -r binary; do
  ldd "$binary" 2>/dev/null | grep -o '/[^ ]*lib[^ ]*' || true
done | sort -u | while read -r library; do
  case "$library" in "$out"*) continue ;; esac
  mkdir -p "$root$(dirname "$library")"
  cp -L "$library" "$root$library"
done
cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"
cp -R /usr/share/zoneinfo "$root/usr/share/"
printf 'nonroot:x:65532:65532::/:/none\n' > "$root/etc/passwd"
printf '127.0.0.1 localhost\n' > "$root/etc/hosts"
cp -R "$out/." "$root/vycep/"
chown 65532:65532 "$files"
echo "the root holds $(du -sm "$root" | cut -f1) MB, of them Node $(du -sm "$root/nodejs" | cut -f1)"
mount -o remount,ro "$root"
mount --bind "$files" "$root/files"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"

run() {
  exec env -i PATH="$PATH" NODE_ENV=production MALLOC_ARENA_MAX=1 HOST=127.0.0.1 PORT="$port" VYCEP_FILES=/files VYCEP_ACCESS_POINT=/files/e-invoices VYCEP_EDI=/files/edi \
    VYCEP_ORIGIN="http://localhost:$port" VYCEP_SECRET="of the rehearsal of thirty-two letters or more" LOG_LEVEL=warn \
    DATABASE_URL="$database" VYCEP_ROLE="${role:-all}" \
    /usr/sbin/chroot --userspec=65532:65532 "$root" /nodejs/bin/node --max-old-space-size=512 --max-semi-space-size=16 --disable-warning=ExperimentalWarning "$@"
}

cd /
(run /vycep/tools/migrate.ts)
# Without TLS and mail it finds fault with those two alone.
(run /vycep/tools/doctor.ts) || true
for role in worker web; do
  run /vycep/apps/server/dist/main.js &
  server=$!
  ready=no
  for _ in $(seq 1 300); do
    if curl -fsS "http://127.0.0.1:$port/readyz" >/dev/null 2>&1; then ready=yes; break; fi
    sleep 0.2
  done
  echo "$role ready: $ready"
  if [ "$role" = web ]; then curl -fsS -o /dev/null -w 'the first page: %{http_code}, %{size_download} bytes\n' "http://localhost:$port/"; fi
  kill -TERM "$server"
  wait "$server" && echo "$role ended in good order"
  server=
  [ "$ready" = yes ]
done
if /usr/sbin/chroot --userspec=65532:65532 "$root" /nodejs/bin/node -e 'require("fs").writeFileSync("/vycep/x", "")' 2>/dev/null; then
  echo "the root can be written"; exit 1
fi
echo "the root cannot be written"
