import { runProcess } from '@selah/service-kit/lifecycle/run-process';
import { createLogger } from '@selah/service-kit/logging/logger';

/**
 * Runs the product as its own program does, and closes and starts it again, with other variables, whenever it is sent some.
 * Its modules are loaded already, which is most of the time of a start.
 */
type Start = (
  env: NodeJS.ProcessEnv,
  deps: {
    readonly print: (line: string) => void;
    readonly logger: ReturnType<typeof createLogger>;
    readonly onFailedRestart: (error: unknown) => void;
  },
) => Promise<{ close(): Promise<void> }>;

const { startStandalone }: { startStandalone: Start } = await import(process.argv[2] ?? '');
const logger = createLogger({ name: 'selah', level: 'warn', to: 'stderr' });
const deps = {
  print: (line: string) => process.stdout.write(`${line}\n`),
  logger,
  onFailedRestart: (error: unknown) => {
    throw error;
  },
};

await runProcess(logger, async () => {
  let running = await startStandalone(process.env, deps);
  process.on('message', async (env: Readonly<Record<string, string>>) => {
    await running.close();
    running = await startStandalone({ ...process.env, ...env }, deps);
    process.send?.('ready');
  });
  return { close: () => running.close() };
});
