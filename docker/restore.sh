#!/usr/bin/env bash
# Brings back the data that backup.sh copied, into an installation without data, starts it, and waits until it is healthy.
#   docker/restore.sh FOLDER [options of docker-compose, such as --project-name NAME]
set -euo pipefail
[ $# -ge 1 ] || { echo "usage: restore.sh FOLDER [options of docker-compose]" >&2; exit 2; }
folder=$1
shift
here=$(dirname "${BASH_SOURCE[0]}")
# shellcheck source=docker/volumes.sh
source "$here/volumes.sh"

(cd "$folder" && sha256sum --check --quiet SHA256SUMS)
# Creates all volumes. One service at a time, since they would wait for each other to run.
for service in secrets videos admin seed mongo nats redis s3; do
  "${compose[@]}" "$@" up --no-start --no-deps "$service"
done
project=$(project_name "$@")
for volume in "${volumes[@]}"; do
  name=$(volume_name "$project" "$volume")
  docker run --rm --user 0 --network none --volume "$name:/data" selah-setup \
    sh -c '[ -z "$(find /data -type f -print -quit)" ]' ||
    { echo "the volume $name has data: remove it first with docker-compose down --volumes" >&2; exit 1; }
done
for volume in "${volumes[@]}"; do
  name=$(volume_name "$project" "$volume")
  docker run --rm --interactive --user 0 --network none --volume "$name:/data" selah-setup \
    tar --extract --gzip --numeric-owner --directory /data <"$folder/$volume.tar.gz"
done
"${compose[@]}" "$@" up -d
wait_until_healthy "$@"
echo "The data of $folder is back"
