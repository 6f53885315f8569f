import { afterAll, beforeAll, describe } from '@jest/globals';

export interface RunningEngine {
  stop(): Promise<void>;
}

/** A real server that a suite can run on, or the reason why there is none on this machine. */
export type Engine<Server extends RunningEngine> =
  | { readonly name: string; readonly start: () => Promise<Server> }
  | { readonly name: string; readonly missing: string };

const START_TIMEOUT_MS = 30_000;

/**
 * Runs the tests of `tell` against the engine, started before them and stopped after them whatever happened. Where it is
 * missing they show as skipped, with the reason in their title.
 */
export function describeOn<Server extends RunningEngine>(
  title: string,
  engine: Engine<Server>,
  tell: (server: () => Server) => void,
): void {
  if ('missing' in engine) {
    process.stderr.write(`${title}: skipped, since ${engine.missing}\n`);
    describe.skip(`${title} (skipped: ${engine.missing})`, () => {
      tell(() => {
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
    tell(() => {
      if (!server) throw new Error(`${engine.name} did not start`);
      return server;
    });
  });
}
