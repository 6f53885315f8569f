# A replacement for the mail catcher if its image is not available: SMTP on 1025, received mails as JSON on http://…:8025/email.
FROM node:24-bookworm-slim
RUN npm install --global --silent maildev@2.2.1
USER node
EXPOSE 1025 8025
CMD ["maildev", "--smtp", "1025", "--web", "8025"]
