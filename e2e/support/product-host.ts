import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { runProcess } from '@selah/service-kit/lifecycle/run-process';
import { createLogger } from '@selah/service-kit/logging/logger';

/**
 * Runs products side by side and one after the other in one process, each as its own program would. Its modules are loaded and
 * compiled once, which is most of the time of a start. It ends with the process that started it.
 */
type Start = (
  env: NodeJS.ProcessEnv,
  deps: {
    readonly print: (line: string) => void;
    readonly logger: ReturnType<typeof createLogger>;
    readonly onFailedRestart: (error: unknown) => void;
  },
) => Promise<{ readonly url: string; close(): Promise<void> }>;

const [standalone = '', socket = ''] = process.argv.slice(2);
const { startStandalone }: { startStandalone: Start } = await import(standalone);
const logger = createLogger({ name: 'selah', level: 'warn', to: 'stderr' });
const running = new Map<string, Awaited<ReturnType<Start>>>();

const deps = {
  print: () => undefined,
  logger,
  onFailedRestart: (error: unknown) => {
    throw error;
  },
};

/** The calls of `product-hosts.ts`. */
async function answer(path: string | undefined, body: string): Promise<string> {
  if (path === '/start') {
    const product = await startStandalone(JSON.parse(body), deps);
    running.set(product.url, product);
    return product.url;
  }
  if (path === '/close') {
    const product = running.get(body);
    running.delete(body);
    await product?.close();
  }
  return '';
}

await runProcess(logger, async () => {
  const server = createServer(async (request, response) => {
    try {
      response.end(await answer(request.url, await text(request)));
    } catch (error) {
      response.statusCode = 500;
      response.end(inspect(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(socket, resolve));
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  return {
    close: async () => {
      server.close();
      for (const product of running.values()) await product.close();
    },
  };
});
