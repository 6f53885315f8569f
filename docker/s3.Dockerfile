# A replacement for an S3 server if its image is not available. For tests, not for production: it checks no signatures.
FROM node:24-bookworm-slim
RUN npm install --global --silent s3rver@3.7.1 && install -d -o node -g node /data
USER node
VOLUME /data
EXPOSE 7070
