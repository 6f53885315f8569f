import type { Document } from '../bson/document.ts';
import type { Cursors } from '../query/cursors.ts';
import type { Storage } from '../storage/storage.ts';
import type { Reply } from '../wire/reply.ts';

/** What all commands of a server share. */
export type Server = {
  storage: Storage;
  cursors: Cursors;
  /** The time; passed in so that tests decide what `$$NOW`, `$currentDate` and expiry see. */
  clock: () => Date;
  /** `host:port` as the server announces itself to drivers. */
  address: string;
  startedAt: Date;
};

/** One command as it arrived. */
export type Call = {
  server: Server;
  database: string;
  body: Document;
  sequences: ReadonlyMap<string, readonly Uint8Array[]>;
};

/** A command of the registry. */
export type Command = {
  name: string;
  /** Every field the command takes besides its name and the generic ones; any other is refused. */
  fields: readonly string[] | 'any';
  /** Whether it changes stored data: then its answer waits until the change is on the disk. */
  effect: 'none' | 'read' | 'write';
  /** Drivers may repeat it after a lost connection; see RetryRecords. */
  retryable?: boolean;
  run(call: Call): Reply;
};

/** An answer of plain fields; `ok: 1` is added when it is sent. */
export function reply(body: Document = {}): Reply {
  return { body };
}
