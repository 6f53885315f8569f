// HEALTHCHECK of every image: exit code 0 while the process of this container can do its work.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT}/readyz`, {
  signal: AbortSignal.timeout(3_000),
}).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
