#!/usr/bin/env bash
# Copies all data of the product in containers into a new folder: database, events, sessions, bucket, films, secrets. The product
# is stopped meanwhile, so that all parts are of the same moment, and started again, also after an error. The script ends when it is healthy.
#   docker/backup.sh FOLDER [options of docker-compose, such as --project-name NAME]
set -euo pipefail
# The folder contains the secrets.
umask 077
[ $# -ge 1 ] || { echo "usage: backup.sh FOLDER [options of docker-compose]" >&2; exit 2; }
folder=$1
shift
here=$(dirname "${BASH_SOURCE[0]}")
# shellcheck source=docker/volumes.sh
source "$here/volumes.sh"

[ ! -e "$folder" ] || { echo "$folder exists already" >&2; exit 1; }
project=$(project_name "$@")
unfinished="$folder.unfinished"
rm -rf "$unfinished"
mkdir -p "$unfinished"

trap '"${compose[@]}" "$@" start >/dev/null && wait_until_healthy "$@"' EXIT
# First what takes requests, then what answers them, then the engines: nothing acknowledged is under way.
"${compose[@]}" "$@" stop gateway
"${compose[@]}" "$@" stop users messages stats admin videos video-worker seed
"${compose[@]}" "$@" stop mongo nats redis s3

for volume in "${volumes[@]}"; do
  name=$(volume_name "$project" "$volume")
  docker run --rm --user 0 --network none --volume "$name:/data:ro" selah-setup \
    tar --create --gzip --numeric-owner --directory /data . >"$unfinished/$volume.tar.gz"
done
(cd "$unfinished" && sha256sum -- *.tar.gz >SHA256SUMS)
mv "$unfinished" "$folder"
echo "All data is in $folder"
