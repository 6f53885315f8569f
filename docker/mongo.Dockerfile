# A replacement for MongoDB if its image is not available: mongo-java-server in a container. For tests, not for production.
# Built from the root of the repository: docker build -f docker/mongo.Dockerfile -t selah-mongo-stand-in .
FROM node:24-bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends default-jdk-headless maven \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY packages/service-kit/testing/mongo-server ./
RUN mvn -q dependency:copy-dependencies && install -d -o node -g node /data/db
USER node
VOLUME /data/db
EXPOSE 27017
CMD ["java", "-cp", "target/dependency/*", "MongoServer.java", "0.0.0.0", "27017", "/data/db/selah.h2"]
