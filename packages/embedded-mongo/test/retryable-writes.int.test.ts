import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Binary, Long, UUID } from 'bson';
import { aFolder } from './a-server.ts';
import { aRawClient, type RawClient } from './raw-client.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

describe('a write that a driver repeats', () => {
  let folder: Awaited<ReturnType<typeof aFolder>>;
  let server: ServerProcess;
  let client: RawClient;
  const lsid = { id: new Binary(new UUID().buffer, Binary.SUBTYPE_UUID) };

  beforeEach(async () => {
    folder = await aFolder();
    server = await startServerProcess(join(folder.path, 'data.db'));
    client = await aRawClient(server.uri);
  });
  afterEach(async () => {
    client.end();
    await server.kill('SIGKILL');
    await folder.remove();
  });

  const write = (command: Record<string, unknown>, txnNumber: number) =>
    client.command({ ...command, $db: 'retry', lsid, txnNumber: Long.fromNumber(txnNumber) });
  const increment = (txnNumber: number) =>
    write(
      {
        findAndModify: 'counters',
        query: { _id: 'a' },
        update: { $inc: { value: 1 } },
        upsert: true,
        new: true,
      },
      txnNumber,
    );
  const killAndRestart = async () => {
    client.end();
    await server.kill('SIGKILL');
    server = await startServerProcess(join(folder.path, 'data.db'));
    client = await aRawClient(server.uri);
  };

  it('is applied once and gets the same answer', async () => {
    const first = await increment(1);
    expect(first).toMatchObject({ ok: 1, value: { _id: 'a', value: 1 } });
    expect(await increment(1)).toEqual(first);
    expect(await increment(2)).toMatchObject({ value: { value: 2 } });
  });

  it('is applied once when the server was killed in between', async () => {
    const first = await increment(1);
    await killAndRestart();
    expect(await increment(1)).toEqual(first);
    const inserted = await write({ insert: 'notes', documents: [{ _id: 1 }, { _id: 2 }] }, 2);
    await killAndRestart();
    expect(await write({ insert: 'notes', documents: [{ _id: 1 }, { _id: 2 }] }, 2)).toEqual(inserted);
    expect(await client.command({ count: 'notes', $db: 'retry' })).toMatchObject({ n: 2 });
  });

  it('is refused when the session has made a later write', async () => {
    await increment(5);
    expect(await increment(4)).toMatchObject({ ok: 0, code: 225, codeName: 'TransactionTooOld' });
  });

  it('needs a session', async () => {
    const reply = await client.command({
      insert: 'x',
      documents: [{}],
      $db: 'retry',
      txnNumber: Long.fromNumber(1),
    });
    expect(reply).toMatchObject({ ok: 0, code: 2 });
  });
});
