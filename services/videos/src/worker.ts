import { composeVideoWorker } from './compose.ts';
import { runAlone } from './run-alone.ts';

/** The port for health checks; not that of `main.ts`, so that both can run on one machine. */
const DEFAULT_PORT = '8091';

await runAlone('video-worker', composeVideoWorker, { env: { PORT: DEFAULT_PORT, ...process.env } });
