import { join } from 'node:path';
import type { Engine } from './engine.ts';
import { type RestartableServer, startRestartable } from './restartable-server.ts';

const PROGRAM = join(import.meta.dirname, '..', '..', '..', 'embedded-mongo', 'src', 'main.ts');

/** An embedded-mongo in a process of its own, which tests may freeze or kill. */
export const ownMongo: Engine<RestartableServer> = {
  name: 'embedded-mongo',
  start: () =>
    startRestartable({
      program: process.execPath,
      scheme: 'mongodb',
      args: ({ port, folder }) => [PROGRAM, '--file', `${folder}/data.sqlite`, '--port', String(port)],
    }),
};
