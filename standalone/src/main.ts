import { runProcess, startFailure } from '@selah/service-kit/lifecycle/run-process';
import { createLogger } from '@selah/service-kit/logging/logger';
import { startStandalone } from './standalone.ts';

// Standard output is for the person who started it; log lines go to standard error.
const logger = createLogger({ name: 'selah', level: process.env.LOG_LEVEL || 'warn', to: 'stderr' });
const print = (line: string) => process.stdout.write(`${line}\n`);

const onFailedRestart = (error: unknown) => {
  process.stderr.write(`${startFailure(error)}
`);
  process.exit(1);
};

await runProcess(logger, () => startStandalone(process.env, { print, logger, onFailedRestart }));
