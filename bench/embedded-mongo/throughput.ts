import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { baseline } from './baseline.ts';
import { startServer } from './server-process.ts';

/**
 * Measures the embedded server through the official driver, in its own process, compared with SQLite without protocol and
 * driver in the same run. Only ratios are comparable; absolute numbers depend on the machine.
 *
 * Every line takes `SECONDS`; the whole run about half a minute.
 */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
const WRITERS = [1, 8, 32];
const DOCUMENTS = 20_000;

type Row = { what: string; perSecond: number; of?: string; ratio?: number };

const folder = mkdtempSync(join(tmpdir(), 'embedded-mongo-bench-'));
const rows: Row[] = [];
const add = (what: string, perSecond: number, of?: Row) => {
  const row: Row = { what, perSecond, ...(of ? { of: of.what, ratio: perSecond / of.perSecond } : {}) };
  rows.push(row);
  const ratio = row.ratio === undefined ? '' : `   ${row.ratio.toFixed(2)} × "${row.of}"`;
  console.log(`${what.padEnd(52)}${Math.round(perSecond).toString().padStart(9)} /s${ratio}`);
  return row;
};

const server = await startServer(join(folder, 'data.db'));
const client = await MongoClient.connect(server.uri, { maxPoolSize: Math.max(...WRITERS) });
try {
  const sqlite = baseline(join(folder, 'baseline.db'), SECONDS);
  const insertAlone = add('SQLite, one durable insert after the other', sqlite.inserts);
  const readAlone = add('SQLite, point read by key', sqlite.reads);

  const things = client.db('bench').collection<{ _id: number; name: string; n: number }>('things');
  await things.createIndex({ n: 1 });
  let id = 0;
  for (const writers of WRITERS) {
    const perSecond = await measure(writers, async () => {
      await things.insertOne({ _id: ++id, name: `name ${id}`, n: id % 1000 });
    });
    add(`durable insertOne, ${writers} at once`, perSecond, insertAlone);
  }
  await things.insertMany(
    Array.from({ length: DOCUMENTS }, () => ({ _id: ++id, name: `name ${id}`, n: id % 1000 })),
  );
  for (const writers of [1, 8]) {
    const at = () => Math.ceil(Math.random() * id);
    add(
      `$inc by _id, ${writers} at once`,
      await measure(writers, () => things.updateOne({ _id: at() }, { $inc: { n: 1000 } })),
      insertAlone,
    );
    add(
      `findOne by _id, ${writers} at once`,
      await measure(writers, () => things.findOne({ _id: at() })),
      readAlone,
    );
  }
  const many = await measure(1, () =>
    things.insertMany(Array.from({ length: 1000 }, () => ({ _id: ++id, name: `name ${id}`, n: id % 1000 }))),
  );
  add('documents by insertMany of 1000', many * 1000, insertAlone);
  add('find of ~20 by an indexed field', await measure(1, () => things.find({ n: 500 }).limit(20).toArray()));
  const total = await things.estimatedDocumentCount();
  add(
    `documents scanned per second (no index, ${total} stored)`,
    (await measure(1, () => things.countDocuments({ name: 'none' }))) * total,
  );
  console.log(
    `server: ready ${server.startedInMs} ms after spawn, ${server.idleMegabytes} MB resident idle, ${server.megabytes()} MB at the end`,
  );
} finally {
  await client.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Executions of `work` per second with `lanes` concurrent ones. */
async function measure(lanes: number, work: () => Promise<unknown>): Promise<number> {
  let done = 0;
  const start = performance.now();
  const end = start + SECONDS * 1000;
  const lane = async () => {
    while (performance.now() < end) {
      await work();
      done++;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return done / ((performance.now() - start) / 1000);
}
