import type { Document } from '../bson/document.ts';
import type { Cursors } from '../query/cursors.ts';
import type { Storage } from '../storage/storage.ts';
import type { Reply } from '../wire/reply.ts';

/** State shared by all commands of a server. */
export type Server = {
  storage: Storage;
  cursors: Cursors;
  /** Passed in, so that tests control `$$NOW`, `$currentDate` and expiry. */
  clock: () => Date;
  /** `host:port` as announced to drivers. */
  address: string;
  startedAt: Date;
};

/** A received command. */
export type Call = {
  server: Server;
  database: string;
  body: Document;
  sequences: ReadonlyMap<string, readonly Uint8Array[]>;
};

/** A command of the registry. */
export type Command = {
  name: string;
  /** Fields of the command besides its name and the generic ones; others are refused. */
  fields: readonly string[] | 'any';
  /** `write` commands are answered when the change is on disk. */
  effect: 'none' | 'read' | 'write';
  /** Drivers may repeat it after a lost connection; see RetryRecords. */
  retryable?: boolean;
  run(call: Call): Reply;
};

/** A reply of plain fields; `ok: 1` is added when it is sent. */
export function reply(body: Document = {}): Reply {
  return { body };
}
