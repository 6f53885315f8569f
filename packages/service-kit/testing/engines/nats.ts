import { findProgram } from './child-server.ts';
import { containerEngine, prefersContainers } from './container.ts';
import type { Engine, RunningEngine } from './engine.ts';
import { type RestartableServer, startRestartable } from './restartable-server.ts';

export interface NatsServer extends RunningEngine {
  readonly url: string;
}

/** A nats-server started by the tests, which they may kill. */
export const ownNats: Engine<RestartableServer> = findOwn();

/** The broker at `NATS_URL`, else a new one: the installed program, or a container. */
export const anyNats: Engine<NatsServer> =
  findGiven() ?? ('missing' in ownNats || prefersContainers ? inContainer() : ownNats);

function findOwn(): Engine<RestartableServer> {
  const program = findProgram('nats-server');
  if (!program) return { name: 'NATS', missing: 'nats-server is not installed' };
  const args = ({ port, folder }: { port: number; folder: string }) => [
    ...['--addr', '127.0.0.1', '--port', String(port)],
    ...['--jetstream', '--store_dir', folder],
  ];
  return { name: 'nats-server', start: () => startRestartable({ program, scheme: 'nats', args }) };
}

function findGiven(): Engine<NatsServer> | undefined {
  const url = process.env.NATS_URL;
  return url ? { name: 'NATS at NATS_URL', start: async () => ({ url, stop: async () => {} }) } : undefined;
}

function inContainer(): Engine<NatsServer> {
  return containerEngine({
    title: 'NATS',
    image: process.env.NATS_IMAGE ?? 'nats:2.12-alpine',
    scheme: 'nats',
    port: 4222,
    command: ['--jetstream', '--store_dir', '/tmp/jetstream'],
    version: ['nats-server', '--version'],
  });
}
