import { composeVideos } from './compose.ts';
import { runAlone } from './run-alone.ts';

/** The time for an upload of hundreds of megabytes over a slow connection. */
const UPLOAD_TIMEOUT_MS = 60 * 60_000;

// Uploads stay pending until `worker.ts` runs too.
await runAlone('videos', composeVideos, {
  env: process.env,
  listen: { requestTimeoutMs: UPLOAD_TIMEOUT_MS },
});
