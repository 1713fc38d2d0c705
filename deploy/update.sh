#!/bin/sh
# update.sh <repository> <branch or tag>: puts a version of the portal under systemd (aula.service). It is installed and built
# beside the one that runs, which is stopped only then; a build that fails changes nothing. Run it as the user who owns
# /srv/aula (AULA_HOME), not as the portal's. The version before stays: `ln -sfn` back to it, and restart.
set -eu
home=${AULA_HOME:-/srv/aula}
version=$(date -u +%Y%m%d-%H%M%S)
mkdir -p "$home/versions"
git clone --quiet --depth 1 --branch "$2" "$1" "$home/versions/$version"
(cd "$home/versions/$version" && npm run build)
ln -sfn "versions/$version" "$home/next"
mv -T "$home/next" "$home/current" # at once: no moment without a version
sudo systemctl restart aula
