import { hostname, totalmem } from 'node:os';
import { Long } from 'bson';
import { type Command, reply } from './command.ts';

/** The MongoDB release whose behaviour is implemented; drivers use the wire version instead. */
const VERSION = '7.0.0';

export const ping: Command = { name: 'ping', fields: [], effect: 'none', run: () => reply() };

export const buildInfo: Command = {
  name: 'buildInfo',
  fields: [],
  effect: 'none',
  run: () =>
    reply({
      version: VERSION,
      versionArray: VERSION.split('.').map(Number).concat(0),
      gitVersion: 'selah-embedded',
      modules: ['selah-embedded'],
      storageEngines: ['sqlite'],
      bits: 64,
      debug: false,
      maxBsonObjectSize: 16 * 1024 * 1024,
    }),
};
export const buildinfo: Command = { ...buildInfo, name: 'buildinfo' };

export const hostInfo: Command = {
  name: 'hostInfo',
  fields: [],
  effect: 'none',
  run: ({ server }) =>
    reply({
      system: {
        currentTime: server.clock(),
        hostname: hostname(),
        memSizeMB: Math.round(totalmem() / 2 ** 20),
      },
      os: { type: process.platform, name: process.platform, version: '' },
      extra: {},
    }),
};

export const connectionStatus: Command = {
  name: 'connectionStatus',
  fields: ['showPrivileges'],
  effect: 'none',
  run: () => reply({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] } }),
};

export const serverStatus: Command = {
  name: 'serverStatus',
  fields: ['repl', 'metrics', 'locks'],
  effect: 'none',
  run({ server }) {
    const uptime = (server.clock().getTime() - server.startedAt.getTime()) / 1000;
    return reply({
      host: server.address,
      version: VERSION,
      process: 'selah-embedded',
      pid: Long.fromNumber(process.pid),
      uptime,
      localTime: server.clock(),
      storageEngine: { name: 'sqlite' },
      mem: { resident: Math.round(process.memoryUsage.rss() / 2 ** 20) },
      metrics: { cursor: { open: { total: server.cursors.size } } },
    });
  },
};
