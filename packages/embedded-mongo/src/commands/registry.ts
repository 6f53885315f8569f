import { aggregate } from './aggregate.ts';
import {
  collStats,
  create,
  dbStats,
  drop,
  dropDatabase,
  listCollections,
  listDatabases,
} from './collection-commands.ts';
import type { Command } from './command.ts';
import { count } from './count.ts';
import { getMore, killCursors } from './cursor-commands.ts';
import { deleteCommand } from './delete.ts';
import { buildInfo, buildinfo, connectionStatus, hostInfo, ping, serverStatus } from './diagnostics.ts';
import { distinct } from './distinct.ts';
import { find } from './find.ts';
import { findAndModify, findandmodify } from './find-and-modify.ts';
import { hello, isMaster, ismaster } from './handshake.ts';
import { createIndexes, dropIndexes, listIndexes } from './index-commands.ts';
import { insert } from './insert.ts';
import { sessionCommands } from './session-commands.ts';
import { update } from './update.ts';

/** All supported commands; others are answered with CommandNotFound. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map(
  [
    hello,
    isMaster,
    ismaster,
    ping,
    buildInfo,
    buildinfo,
    hostInfo,
    connectionStatus,
    serverStatus,
    ...sessionCommands,
    find,
    getMore,
    killCursors,
    insert,
    update,
    deleteCommand,
    findAndModify,
    findandmodify,
    createIndexes,
    dropIndexes,
    listIndexes,
    count,
    distinct,
    aggregate,
    create,
    drop,
    dropDatabase,
    listCollections,
    listDatabases,
    collStats,
    dbStats,
  ].map((command) => [command.name, command]),
);
