# A replacement for MongoDB if its image is not available: the embedded server in a container. For tests, not for production.
# Built from the root of the repository: docker build -f docker/mongo.Dockerfile -t selah-mongo-stand-in .
FROM node:24-bookworm-slim
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/embedded-mongo/package.json packages/embedded-mongo/
RUN npm install --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund -w packages/embedded-mongo --include-workspace-root=false
COPY packages/embedded-mongo/src packages/embedded-mongo/src
RUN install -d -o node -g node /data/db
USER node
VOLUME /data/db
EXPOSE 27017
# It listens on the address of its own name, which it also announces to clients as a replica set.
CMD ["sh", "-c", "exec node packages/embedded-mongo/src/main.ts --file /data/db/selah.db --host \"${MONGO_HOST:-$HOSTNAME}\" --port 27017"]
