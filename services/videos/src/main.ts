import { composeVideos } from './compose.ts';
import { runAlone } from './run-alone.ts';

/** An upload of hundreds of megabytes over a slow line takes its time. */
const UPLOAD_TIMEOUT_MS = 60 * 60_000;

// Uploads stay pending until `worker.ts` runs beside this.
await runAlone('videos', composeVideos, {
  env: process.env,
  listen: { requestTimeoutMs: UPLOAD_TIMEOUT_MS },
});
