import { enableCompileCache, flushCompileCache } from 'node:module';
import { parseArgs } from 'node:util';

const USAGE =
  'usage: main.ts --file <path | :memory:> [--host 127.0.0.1] [--port 27017] [--ttl-sweep-seconds 60]';

/** Runs the server as a process: prints its address when it is ready, stops on SIGTERM and SIGINT. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      file: { type: 'string' },
      host: { type: 'string', default: '127.0.0.1' },
      port: { type: 'string', default: '27017' },
      'ttl-sweep-seconds': { type: 'string', default: '60' },
    },
  });
  const port = wholeNumber('--port', values.port, 65_535);
  const ttlSweepSeconds = wholeNumber('--ttl-sweep-seconds', values['ttl-sweep-seconds'], 86_400);
  if (!values.file) throw new Error(USAGE);
  // Stripping types takes a third of an idle server's memory; from the second start it is cached.
  enableCompileCache();
  const { startEmbeddedMongo } = await import('./index.ts');
  const server = await startEmbeddedMongo({ file: values.file, host: values.host, port, ttlSweepSeconds });
  console.log(`embedded-mongo is ready at ${server.uri}`);
  flushCompileCache();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      server.stop().then(
        () => process.exit(0),
        (error: unknown) => fail(error),
      );
    });
  }
}

function wholeNumber(option: string, text: string, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > most)
    throw new Error(`${option} must be a whole number from 0 to ${most}, not '${text}'`);
  return number;
}

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

main().catch(fail);
