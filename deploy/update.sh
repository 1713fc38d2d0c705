#!/bin/sh
# update.sh <repository> <branch or tag>: puts a version of the portal under systemd (aula.service). It is installed and built
# beside the one that runs, which makes a bundle; the new version tries that bundle, and only then the old one is stopped. What
# fails before changes nothing. A new version that is not ready in time is told with its last lines and the way back, and where
# it did not change the database, that way is gone at once.
# update.sh --back: the version before, and where this one changed the database, the portal as it was when it was stopped.
# Run it as the user who owns /srv/aula (AULA_HOME), not as the portal's. Three versions stay.
set -eu
home=${AULA_HOME:-/srv/aula}
most=${AULA_WAIT:-900} # seconds until /readyz: a bundle before the migrations of a large portal takes minutes

# Runs the console of a version with the settings of the service, as its user.
console() {
  sudo -u aula sh -c "set -ae; DATA_DIR=/var/lib/aula; [ ! -e /etc/aula.env ] || . /etc/aula.env; cd '$home/$1' && $2"
}
say() { echo "update.sh: $*" >&2; }
stop() {
  say "$*"
  exit 1
}

# Gives up a version that was never switched to.
discard() {
  rm -rf "$home/versions/$version"
  stop "$* Nothing was changed: the portal goes on as it is."
}

switch() { # at once: no moment without a version
  ln -sfn "$1" "$home/next"
  mv -T "$home/next" "$home/current"
}

restarts() {
  count=$(systemctl show aula -p NRestarts --value 2>/dev/null || true) # a systemd before 235 knows none
  echo "${count:-0}"
}

# Restarts the portal and waits until it serves; false once it ended three times or for good, or the time is over.
serves() {
  sudo systemctl restart aula || return 1
  address=$(console current "case \${HOST:-127.0.0.1} in 0.0.0.0 | ::) HOST=127.0.0.1 ;; *:*) HOST=[\$HOST] ;; esac; echo \"http://\${HOST:-127.0.0.1}:\${PORT:-3000}/readyz\"")
  first=$(restarts)
  waited=0
  while [ "$waited" -lt "$most" ]; do
    node -e 'fetch(process.argv[1], { signal: AbortSignal.timeout(2000) }).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))' "$address" && return 0
    [ "$(systemctl is-active aula 2>/dev/null)" != failed ] || return 1
    [ "$(($(restarts) - first))" -lt 3 ] || return 1
    sleep 1
    waited=$((waited + 1))
  done
  return 1
}

last_lines() {
  say 'its last lines:'
  sudo journalctl -u aula -n 15 -o cat --no-pager >&2 || say 'journalctl gave none'
}

migrations() { (cd "$home/$1/database/migrations" 2>/dev/null && ls) || true; }
newest_bundle() { console current 'npm run --silent restore' 2>/dev/null | sed -n 's/^ *[0-9.]* MB  //p' | tail -n 1 || true; }

# Three versions stay: this one, the one before it, and one more.
clear_versions() {
  (cd "$home/versions" && find . -mindepth 1 -maxdepth 1 -type d -name '[0-9]*-[0-9]*') | sort -r | tail -n +4 | while read -r old; do
    [ "$(readlink "$home/current")" = "versions/${old#./}" ] || [ "$1" = "versions/${old#./}" ] || rm -rf "$home/versions/$old"
  done
}

# Puts the portal of a bundle in the place of the present one, with the version that is current; everything of the present one
# is moved beside it. False: nothing could be restored, and everything is where it was.
bring_back() {
  data=$(console current "printf %s \"\$DATA_DIR\"")
  aside=$data.before-$(date -u +%Y%m%d-%H%M%S)
  sudo sh -c "mkdir -m 700 '$aside' && find '$data' -mindepth 1 -maxdepth 1 ! -name backups -exec mv -t '$aside' {} +"
  # without a passphrase nothing proves who made a bundle: this script has seen it being made
  unsealed=$(console current "[ -n \"\${BACKUP_PASSPHRASE-}\" ] || ! grep -q -- --unsealed server/backup.ts || echo --unsealed")
  if console current "npm run --silent restore -- '$1' --yes $unsealed"; then
    say "the portal of now lies in $aside: remove it once nobody misses anything"
    return 0
  fi
  sudo sh -c "find '$data' -mindepth 1 -maxdepth 1 ! -name backups -exec rm -r {} + ; find '$aside' -mindepth 1 -maxdepth 1 -exec mv -t '$data' {} + ; rmdir '$aside'"
  return 1
}

back() {
  [ -e "$home/before" ] || stop "there is no way back: no update was made with this script (or it was already gone)"
  { read -r before; read -r bundle; } < "$home/before"
  [ -d "$home/$before" ] || stop "the version before, $home/$before, is not there any more"
  present=$(readlink "$home/current")
  if [ "$(migrations "$before")" = "$(migrations "$present")" ]; then
    switch "$before"
    serves || { last_lines; stop "$before is not ready either"; }
    rm "$home/before"
    say "$before runs again; $present did not change the database, and nothing was lost"
    return
  fi
  [ -n "$bundle" ] || stop "there is no bundle from before $present: restore one by hand (docs/operating.md, 'The way back')"
  elsewhere=$(console current "printf %s \"\${DATABASE_URL:+a DATABASE_URL} \${S3_BUCKET:+a bucket}\"")
  [ -z "${elsewhere# }" ] || stop "this portal has $elsewhere, which only you can empty: docs/operating.md, 'The way back', with $bundle and $before"
  say "$present changed the database: what was saved since $bundle was made is not in what comes back"
  sudo systemctl stop aula
  switch "$before"
  if ! bring_back "$bundle"; then
    switch "$present"
    sudo systemctl start aula
    stop "$bundle could not be restored: $present runs again, with everything"
  fi
  serves || { last_lines; stop "$before is not ready either"; }
  rm "$home/before"
  say "$before runs again, with the portal of $bundle"
}

if [ "${1-}" = --back ]; then
  back
  exit 0
fi
[ $# = 2 ] || stop 'usage: update.sh <repository> <branch or tag>, or update.sh --back'

version=$(date -u +%Y%m%d-%H%M%S)
mkdir -p "$home/versions"
git clone --quiet --depth 1 --branch "$2" "$1" "$home/versions/$version" || discard "$2 of $1 could not be copied."
case $2 in # a tag that is not of the number that the version has would say something else than /estado
  v[0-9]*) grep -q "^  \"version\": \"${2#v}\"" "$home/versions/$version/package.json" || discard "$2 is not the version of its package.json." ;;
esac
(cd "$home/versions/$version" && npm run build && node tools/sbom.mjs > sbom.cdx.json) || discard 'It could not be built.'
before=''
bundle=''
if [ -e "$home/current" ]; then
  before=$(readlink "$home/current")
  if [ "${AULA_BACKUP:-1}" = 1 ]; then # AULA_BACKUP=0: where the portal cannot make one any more
    made=$(console current 'npm run --silent backup') || discard "$before could not make a bundle (npm run backup says why; a version without it: AULA_BACKUP=0, after a copy by hand)."
    echo "$made"
    bundle=$(echo "$made" | grep -m 1 -E '^(/|s3://).*\.tar(\.age)?$') || discard "$before said of no bundle that it was made."
    console "versions/$version" "npm run --silent restore -- '$bundle' --check" || discard "The new version cannot take over the portal of $bundle."
  fi
fi
switch "versions/$version"
if serves; then
  say "$version serves"
  if [ -n "$before" ]; then
    [ "$(migrations "$before")" = "$(migrations "versions/$version")" ] || bundle=$(newest_bundle)
    printf '%s\n%s\n' "$before" "$bundle" > "$home/before"
    clear_versions "$before"
  fi
  exit 0
fi
say "$version is not ready"
last_lines
[ -n "$before" ] || stop 'it was the first version: mend what the lines say, and start it with: sudo systemctl restart aula'
if [ "$(migrations "$before")" = "$(migrations "versions/$version")" ]; then
  switch "$before"
  serves || { last_lines; stop "$before is not ready either: what is wrong is not the version"; }
  stop "$before runs again, and nothing was lost: $version did not change the database. It lies in $home/versions/$version"
fi
bundle=$(newest_bundle)
printf '%s\n%s\n' "$before" "$bundle" > "$home/before"
stop "$version may have changed the database. Mend what the lines say and run: sudo systemctl restart aula
Or the way back, to $before and to the portal as it was when it was stopped (${bundle:-no bundle was found}):
  $0 --back
By hand: docs/operating.md, 'The way back'"
