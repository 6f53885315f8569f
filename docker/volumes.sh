# Shared by backup.sh and restore.sh: the command of Docker Compose, the volumes of the project by their names in the file, and its health.

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

# Waits until every running container that has a health check is healthy. Two minutes for the start of a container, and as many again.
wait_until_healthy() {
  local end=$((SECONDS + 240)) ids waiting
  while :; do
    ids=$("${compose[@]}" "$@" ps --quiet)
    # shellcheck disable=SC2086 # One argument for each container.
    waiting=$(docker inspect --format '{{if .State.Health}}{{if ne .State.Health.Status "healthy"}}{{.Name}}{{end}}{{end}}' $ids | grep . || true)
    [ -n "$waiting" ] || return 0
    [ "$SECONDS" -lt "$end" ] || { echo "not healthy:" $waiting >&2; return 1; }
    sleep 1
  done
}

volumes=(secrets videos admin seed mongo nats redis s3)
