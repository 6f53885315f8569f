import { close, closeSync, fdatasync, fdatasyncSync, openSync } from 'node:fs';

/** Flushes the commits of one database to the disk. */
export interface LogFlush {
  /** Resolves when every commit before the call is on disk. Waits on another thread, so that a slow disk blocks nothing else. */
  flush(): Promise<void>;
  /** The same on this thread, for an end. */
  flushNow(): void;
  close(): void;
}

const MEMORY = ':memory:';

/** For a database of `openSqlite` whose commits are not flushed. `file` may be `:memory:`. */
export function createLogFlush(file: string): LogFlush {
  if (file === MEMORY) return { flush: async () => {}, flushNow: () => {}, close: () => {} };
  let opened: number | undefined;
  let underWay = 0;
  let isClosed = false;
  // The first commit creates the log; as long as the database is open it is the same file.
  const log = () => (opened ??= openSync(`${file}-wal`, 'r+'));

  return {
    flush: () =>
      new Promise((resolve, reject) => {
        underWay += 1;
        fdatasync(log(), (error) => {
          underWay -= 1;
          if (isClosed && underWay === 0 && opened !== undefined) close(opened);
          if (error) reject(error);
          else resolve();
        });
      }),
    flushNow: () => fdatasyncSync(log()),
    close: () => {
      isClosed = true;
      if (underWay === 0 && opened !== undefined) closeSync(opened);
    },
  };
}
