import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { serialize } from 'bson';
import { MongoClient } from 'mongodb';
import { encodeOpMsg } from '../src/wire/op-msg.ts';
import { anEmbeddedServer, type TestServer } from './a-server.ts';
import { aRawClient, type RawClient } from './raw-client.ts';

describe('malformed bytes', () => {
  let server: TestServer;
  let client: MongoClient;
  let raw: RawClient;

  beforeAll(async () => {
    server = await anEmbeddedServer();
    client = await MongoClient.connect(server.uriFor('hostile'));
    await client.db().collection('kept').insertOne({ here: true });
  });
  afterEach(async () => {
    raw.end();
    expect(await client.db().collection('kept').countDocuments({ here: true })).toBe(1);
  });
  afterAll(async () => {
    await client.close();
    await server.stop();
  });

  const header = (length: number, opCode: number) => {
    const bytes = Buffer.alloc(16);
    bytes.writeInt32LE(length, 0);
    bytes.writeInt32LE(opCode, 12);
    return bytes;
  };
  const closing: Record<string, () => Uint8Array> = {
    'a web request': () => Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'),
    'a length of two gigabytes': () => header(0x7fffffff, 2013),
    'a negative length': () => header(-1, 2013),
    'a length below the header': () => header(3, 2013),
    'an operation that does not exist': () => header(16, 4711),
    'compression that was never offered': () => Buffer.concat([header(25, 2012), Buffer.alloc(9)]),
    'a message without sections': () => header(16, 2013),
    'a document longer than its message': () => {
      const message = encodeOpMsg(serialize({ ping: 1 }), 1, 0);
      message.writeInt32LE(1_000_000, 21);
      return message;
    },
    'a document whose string runs over its end': () => {
      const message = encodeOpMsg(serialize({ ping: 'abc', $db: 'x' }), 1, 0);
      message.writeInt32LE(500, 21 + 4 + 6);
      return message;
    },
    'unknown flags': () => {
      const message = encodeOpMsg(serialize({ ping: 1, $db: 'x' }), 1, 0);
      message.writeUInt32LE(0x0100, 16);
      return message;
    },
  };

  it.each(Object.keys(closing))('end the connection on %s; other connections continue', async (name) => {
    raw = await aRawClient(server.uriFor('hostile'));
    raw.send(closing[name]?.() ?? new Uint8Array());
    await raw.closed;
  });

  it('a message in single bytes is assembled', async () => {
    raw = await aRawClient(server.uriFor('hostile'));
    const message = encodeOpMsg(serialize({ hello: 1, $db: 'admin' }), 1, 0);
    for (const byte of message.subarray(0, message.length)) raw.send(Uint8Array.of(byte));
    expect(await raw.command({ ping: 1, $db: 'admin' })).toBeDefined();
  });

  it('documents nested deeper than drivers can decode are refused', async () => {
    raw = await aRawClient(server.uriFor('hostile'));
    let deep: Record<string, unknown> = {};
    for (let i = 0; i < 500; i++) deep = { deep };
    const reply = await raw.command({ insert: 'deep', documents: [{ _id: 1, deep }], $db: 'hostile' });
    expect(reply).toMatchObject({ ok: 1, n: 0, writeErrors: [{ code: 2 }] });
  });

  it('a message nested a hundred thousand times is survived', async () => {
    raw = await aRawClient(server.uriFor('hostile'));
    const depth = 100_000;
    const bytes = Buffer.alloc(8 * depth + 5);
    for (let i = 0; i <= depth; i++) bytes.writeInt32LE(bytes.length - 8 * i, i === 0 ? 0 : 7 * i);
    raw.send(encodeOpMsg(bytes, 1, 0));
    await raw.closed;
  });

  it('a command without a database or with an invalid one gets an error', async () => {
    raw = await aRawClient(server.uriFor('hostile'));
    expect(await raw.command({ ping: 1 })).toMatchObject({ ok: 0, code: 73 });
    expect(await raw.command({ ping: 1, $db: 'a/b' })).toMatchObject({ ok: 0, code: 73 });
    expect(await raw.command({ find: '$cmd', $db: 'x' })).toMatchObject({ ok: 0, code: 73 });
    expect(await raw.command({ $db: 'x' })).toMatchObject({ ok: 0, code: 59 });
    expect(await raw.command({ constructor: 1, $db: 'x' })).toMatchObject({ ok: 0, code: 59 });
  });

  it('field names that are special in JavaScript are stored as data', async () => {
    raw = await aRawClient(server.uriFor('hostile'));
    const documents = [JSON.parse('{"_id":1,"__proto__":{"admin":true},"constructor":2,"toString":3}')];
    expect(await raw.command({ insert: 'names', documents, $db: 'hostile' })).toMatchObject({ n: 1 });
    expect(await raw.command({ count: 'names', query: { admin: true }, $db: 'hostile' })).toMatchObject({
      n: 0,
    });
    expect(
      await raw.command({ count: 'names', query: { constructor: 2, toString: 3 }, $db: 'hostile' }),
    ).toMatchObject({ n: 1 });
    expect(
      await raw.command({ count: 'names', query: { valueOf: { $exists: true } }, $db: 'hostile' }),
    ).toMatchObject({ n: 0 });
    expect(
      await raw.command({ count: 'names', query: { '__proto__.admin': true }, $db: 'hostile' }),
    ).toMatchObject({ n: 1 });
  });
});
