import { afterAll, beforeAll, describe } from '@jest/globals';

export interface RunningEngine {
  stop(): Promise<void>;
}

/** A real server for a test suite, or the reason why it is missing. */
export type Engine<Server extends RunningEngine> =
  | { readonly name: string; readonly start: () => Promise<Server> }
  | { readonly name: string; readonly missing: string };

const START_TIMEOUT_MS = 30_000;

/**
 * Runs `tests` against the engine, which is started before and stopped after them. If it is missing, the suite is
 * skipped with the reason in its title.
 */
export function describeOn<Server extends RunningEngine>(
  title: string,
  engine: Engine<Server>,
  tests: (server: () => Server) => void,
): void {
  if ('missing' in engine) {
    process.stderr.write(`${title}: skipped, since ${engine.missing}\n`);
    describe.skip(`${title} (skipped: ${engine.missing})`, () => {
      tests(() => {
        throw new Error(engine.missing);
      });
    });
    return;
  }
  process.stderr.write(`${title}: on ${engine.name}\n`);
  describe(`${title}, on ${engine.name}`, () => {
    let server: Server | undefined;
    beforeAll(async () => {
      server = await engine.start();
    }, START_TIMEOUT_MS);
    afterAll(async () => {
      await server?.stop();
    }, START_TIMEOUT_MS);
    tests(() => {
      if (!server) throw new Error(`${engine.name} did not start`);
      return server;
    });
  });
}
