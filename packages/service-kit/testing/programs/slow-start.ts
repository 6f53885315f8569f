/** A process with a slow start. Prints when it starts, when it is told to stop, and when it closes. */
import { setTimeout as delay } from 'node:timers/promises';
import { runProcess } from '../../src/lifecycle/run-process.ts';
import { silentLogger } from '../../src/logging/logger.ts';

// Keeps the process alive, as a server does.
setTimeout(() => {}, 60_000);
const [milliseconds = '0', manner = ''] = process.argv.slice(2);
await runProcess(silentLogger(), async (stopping) => {
  console.log('starting');
  await delay(Number(milliseconds), undefined, manner === 'gives-up' ? { signal: stopping } : {});
  console.log('started');
  return { close: async () => console.log('closed') };
});
