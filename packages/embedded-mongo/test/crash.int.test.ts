import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Db, MongoClient, MongoError } from 'mongodb';
import { aFolder } from './a-server.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

const ROUNDS = 12;
const WRITERS = 8;

type Note = { _id: string; writer: number; slug: string; body: string; length: number };
/** The acknowledged writes of a writer, and those without an answer. */
type Ledger = {
  acknowledged: Set<string>;
  unanswered: Set<string>;
  increments: number;
  unansweredIncrements: number;
};

describe('a server that is killed repeatedly while eight writers write', () => {
  let folder: Awaited<ReturnType<typeof aFolder>>;
  let server: ServerProcess;

  beforeEach(async () => {
    folder = await aFolder();
    server = await startServerProcess(join(folder.path, 'data.db'));
  });
  afterEach(async () => {
    await server.kill('SIGKILL');
    await folder.remove();
  });

  it(
    'loses no acknowledged write and applies none twice',
    async () => {
      const ledgers = Array.from({ length: WRITERS }, newLedger);
      await withDb(server, async (db) => {
        await db.collection('notes').createIndex({ slug: 1 }, { unique: true });
      });
      for (let round = 0; round < ROUNDS; round++) {
        await writeUntilKilled(server, ledgers, round);
        server = await startServerProcess(join(folder.path, 'data.db'), server.port);
        await withDb(server, (db) => verify(db, ledgers));
      }
      const acknowledged = ledgers.reduce(
        (sum, ledger) => sum + ledger.acknowledged.size + ledger.increments,
        0,
      );
      const unanswered = ledgers.reduce(
        (sum, ledger) => sum + ledger.unanswered.size + ledger.unansweredIncrements,
        0,
      );
      console.info(
        `${ROUNDS} kills, ${WRITERS} writers: ${acknowledged} writes acknowledged, 0 lost, 0 doubled; ${unanswered} cut off`,
      );
      expect(acknowledged).toBeGreaterThan(ROUNDS * WRITERS);
      // Only a step that never answers reaches this: a busy machine is slow.
    },
    30 * 60_000,
  );

  it('stops on SIGTERM and has all data after a restart', async () => {
    await withDb(server, async (db) => {
      await db.collection('notes').insertOne({ slug: 'kept' });
    });
    expect(await server.kill('SIGTERM')).toBe(0);
    server = await startServerProcess(join(folder.path, 'data.db'));
    await withDb(server, async (db) =>
      expect(await db.collection('notes').countDocuments({ slug: 'kept' })).toBe(1),
    );
  });

  it('refuses a file that a second server uses', async () => {
    await expect(startServerProcess(join(folder.path, 'data.db'))).rejects.toThrow(
      /another process has it open/,
    );
  });
});

function newLedger(): Ledger {
  return { acknowledged: new Set(), unanswered: new Set(), increments: 0, unansweredIncrements: 0 };
}

async function withDb<T>({ uri }: ServerProcess, use: (db: Db) => Promise<T>): Promise<T> {
  const client = await MongoClient.connect(uri);
  try {
    return await use(client.db('crash'));
  } finally {
    await client.close();
  }
}

/** Without retries by the driver, so that an interrupted write stays one write of unknown outcome. */
async function writeUntilKilled(
  server: ServerProcess,
  ledgers: readonly Ledger[],
  round: number,
): Promise<void> {
  const client = await MongoClient.connect(server.uri, { retryWrites: false, serverSelectionTimeoutMS: 500 });
  const db = client.db('crash');
  const progress = Promise.withResolvers<void>();
  let alive = true;
  const writers = ledgers.map(async (ledger, writer) => {
    for (let n = 0; alive; n++) {
      const carriedOn = await writeOnce(db, ledger, writer, `${round}-${n}`);
      if (!carriedOn) return;
      progress.resolve();
    }
  });
  await progress.promise;
  await pause(randomInt(20, 250));
  await server.kill('SIGKILL');
  alive = false;
  await Promise.all(writers);
  await client.close();
}

async function writeOnce(db: Db, ledger: Ledger, writer: number, n: string): Promise<boolean> {
  const id = `${writer}-${n}`;
  const body = 'x'.repeat(randomInt(1, 3000));
  ledger.unanswered.add(id);
  ledger.unansweredIncrements++;
  try {
    await db.collection<Note>('notes').insertOne({ _id: id, writer, slug: id, body, length: body.length });
    ledger.unanswered.delete(id);
    ledger.acknowledged.add(id);
    await db.collection('counters').updateOne({ writer }, { $inc: { value: 1 } }, { upsert: true });
    ledger.unansweredIncrements--;
    ledger.increments++;
    return true;
  } catch (error) {
    if (error instanceof MongoError && error.code === undefined) return false;
    throw error;
  }
}

async function verify(db: Db, ledgers: readonly Ledger[]): Promise<void> {
  for (const [writer, ledger] of ledgers.entries()) {
    const notes = await db.collection<Note>('notes').find({ writer }).toArray();
    const ids = new Set(notes.map(({ _id }) => _id));
    expect([...ledger.acknowledged].filter((id) => !ids.has(id))).toEqual([]);
    expect([...ids].filter((id) => !ledger.acknowledged.has(id) && !ledger.unanswered.has(id))).toEqual([]);
    expect(notes.filter((note) => note.body.length !== note.length)).toEqual([]);
    expect(ids.size).toBe(notes.length);
    const bySlug = await db
      .collection<Note>('notes')
      .find({ slug: { $in: [...ids] } })
      .project({ _id: 1 })
      .toArray();
    expect(bySlug).toHaveLength(ids.size);
    const counters = await db
      .collection<{ writer: number; value: number }>('counters')
      .find({ writer })
      .toArray();
    expect(counters.length).toBeLessThanOrEqual(1);
    const value = counters[0]?.value ?? 0;
    expect(value).toBeGreaterThanOrEqual(ledger.increments);
    expect(value).toBeLessThanOrEqual(ledger.increments + ledger.unansweredIncrements);
  }
}
