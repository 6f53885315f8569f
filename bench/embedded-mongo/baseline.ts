import { DatabaseSync } from 'node:sqlite';
import { deserialize, serialize } from 'bson';

/** Operations per second of SQLite itself with the same rows: synced inserts, and reads. */
export function baseline(file: string, seconds: number): { inserts: number; reads: number } {
  const sqlite = new DatabaseSync(file);
  sqlite.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA locking_mode = EXCLUSIVE');
  sqlite.exec(
    'CREATE TABLE things (id INTEGER PRIMARY KEY, n INTEGER, document BLOB); CREATE INDEX by_n ON things (n)',
  );
  const insert = sqlite.prepare('INSERT INTO things VALUES (?, ?, ?)');
  const read = sqlite.prepare('SELECT document FROM things WHERE id = ?');
  let id = 0;
  const inserts = perSecond(seconds, () => {
    id++;
    insert.run(id, id % 1000, serialize({ _id: id, name: `name ${id}`, n: id % 1000 }));
  });
  const reads = perSecond(seconds, () => {
    const document = read.get(Math.ceil(Math.random() * id))?.document;
    if (!(document instanceof Uint8Array)) throw new Error('a row is missing');
    deserialize(document);
  });
  sqlite.close();
  return { inserts, reads };
}

function perSecond(seconds: number, work: () => void): number {
  const start = performance.now();
  let done = 0;
  while (performance.now() - start < seconds * 1000) {
    work();
    done++;
  }
  return done / ((performance.now() - start) / 1000);
}
