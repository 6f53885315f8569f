# Shared by backup.sh and restore.sh: the command of Docker Compose, and the volumes of the project by their names in the file.

compose=(docker compose)
docker compose version >/dev/null 2>&1 || compose=(docker-compose)

# Prints the project's name; there must be containers, running or not.
project_name() {
  local container
  container=$("${compose[@]}" "$@" ps --quiet mongo | head -1)
  docker inspect --format '{{index .Config.Labels "com.docker.compose.project"}}' "$container"
}

# Prints the full name of a volume, such as `selah_mongo` for `mongo`.
volume_name() {
  docker volume ls --quiet --filter "label=com.docker.compose.project=$1" --filter "label=com.docker.compose.volume=$2"
}

volumes=(secrets videos admin seed mongo nats redis s3)
