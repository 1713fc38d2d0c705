#!/bin/sh
# update.sh <repository> <branch or tag>: puts a version of the portal under systemd (aula.service). It is installed and built
# beside the one that runs, which makes a bundle of everything and is stopped only then; a build or a bundle that fails
# changes nothing. Run it as the user who owns /srv/aula (AULA_HOME), not as the portal's. The version before stays: where the
# next one did not change the database, `ln -sfn` back to it and restart; else restore the bundle with it.
set -eu
home=${AULA_HOME:-/srv/aula}
version=$(date -u +%Y%m%d-%H%M%S)
mkdir -p "$home/versions"
git clone --quiet --depth 1 --branch "$2" "$1" "$home/versions/$version"
case $2 in # a tag that is not of the number that the version has would say something else than /estado
  v[0-9]*) grep -q "^  \"version\": \"${2#v}\"" "$home/versions/$version/package.json" || { echo "$2 is not the version of its package.json" >&2; exit 1; } ;;
esac
(cd "$home/versions/$version" && npm run build && node tools/sbom.mjs > sbom.cdx.json)
if [ -e "$home/current" ] && [ "${AULA_BACKUP:-1}" = 1 ]; then # AULA_BACKUP=0: where the portal cannot make one any more
  sudo -u aula sh -c "set -ae; DATA_DIR=/var/lib/aula; [ ! -e /etc/aula.env ] || . /etc/aula.env; cd '$home/current' && npm run --silent backup"
fi
ln -sfn "versions/$version" "$home/next"
mv -T "$home/next" "$home/current" # at once: no moment without a version
sudo systemctl restart aula
