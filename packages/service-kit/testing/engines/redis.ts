import { findProgram } from './child-server.ts';
import { containerEngine, prefersContainers } from './container.ts';
import type { Engine, RunningEngine } from './engine.ts';
import { type RestartableServer, startRestartable } from './restartable-server.ts';

export interface RedisServer extends RunningEngine {
  readonly url: string;
}

/** A redis-server started by the tests, which they may kill. */
export const ownRedis: Engine<RestartableServer> = findOwn();

/** The Redis at `REDIS_URL`, else a new one: the installed program, or a container. */
export const anyRedis: Engine<RedisServer> =
  findGiven() ?? ('missing' in ownRedis || prefersContainers ? inContainer() : ownRedis);

/** As in production: with `appendfsync always`, Redis ends when its disk is full. */
export const redisOnDisk = (folder: string): Engine<RestartableServer> => findOwn('everysec', { folder });

function findOwn(appendfsync = 'always', place: { folder?: string } = {}): Engine<RestartableServer> {
  const program = findProgram('redis-server');
  if (!program) return { name: 'Redis', missing: 'redis-server is not installed' };
  const args = ({ port, folder }: { port: number; folder: string }) => [
    ...['--bind', '127.0.0.1', '--port', String(port)],
    ...['--dir', folder, '--save', '', '--appendonly', 'yes', '--appendfsync', appendfsync],
  ];
  return {
    name: 'redis-server',
    start: () => startRestartable({ program, scheme: 'redis', args, ...place }),
  };
}

function findGiven(): Engine<RedisServer> | undefined {
  const url = process.env.REDIS_URL;
  return url ? { name: 'Redis at REDIS_URL', start: async () => ({ url, stop: async () => {} }) } : undefined;
}

function inContainer(): Engine<RedisServer> {
  return containerEngine({
    title: 'Redis',
    image: process.env.REDIS_IMAGE ?? 'redis:8-alpine',
    scheme: 'redis',
    port: 6379,
    command: [
      'redis-server',
      '--bind',
      '0.0.0.0',
      '--protected-mode',
      'no',
      '--appendonly',
      'yes',
      '--dir',
      '/tmp',
    ],
    version: ['redis-server', '--version'],
  });
}
