import type { Readable } from 'node:stream';

export interface CloudObject {
  readonly key: string;
  readonly bytes: number;
  /** Milliseconds since 1970, by the clock of the server. */
  readonly modifiedAt: number;
}

/** Objects in a place outside of this machine. Every method throws BackupError `cloud_…` if it cannot be reached or refuses. */
export interface CloudObjects {
  /** Stores the content of a file, which appears whole or not at all. */
  putFile(key: string, file: string): Promise<void>;
  putText(key: string, text: string): Promise<void>;
  /** Begins to read; undefined if there is none. */
  open(key: string): Promise<Readable | undefined>;
  /** All whose keys begin with the prefix, sorted by key. */
  list(prefix: string): Promise<readonly CloudObject[]>;
  /** Nothing happens if there is none. */
  delete(key: string): Promise<void>;
  /** Whether somebody without keys can read it. */
  isReadableByAnyone(key: string): Promise<boolean>;
  /** The same, until the signal ends every question with its reason. */
  until(signal: AbortSignal): CloudObjects;
}
