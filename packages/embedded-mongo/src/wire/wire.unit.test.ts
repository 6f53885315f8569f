import { describe, expect, it } from '@jest/globals';
import { deserialize, serialize } from 'bson';
import fc from 'fast-check';
import { MessageFramer, ProtocolError } from './message-framer.ts';
import { encodeOpMsg, parseOpMsg } from './op-msg.ts';
import { encodeOpReply, parseOpQuery } from './op-query.ts';
import { encodeReplyDocument } from './reply.ts';

describe('cutting a byte stream into messages', () => {
  const messages = [{ ping: 1 }, { find: 'a', filter: { x: 'y'.repeat(500) } }, {}].map((body, i) =>
    encodeOpMsg(serialize(body), i, 0),
  );

  it('returns complete messages however the bytes are split', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1 }), (sizes) => {
        const stream = Buffer.concat(messages);
        const framer = new MessageFramer();
        const seen: Buffer[] = [];
        for (let at = 0, i = 0; at < stream.length; i++) {
          const size = sizes[i % sizes.length] ?? 1;
          seen.push(...framer.push(stream.subarray(at, at + size)));
          at += size;
        }
        expect(seen).toEqual(messages);
      }),
    );
  });

  it.each([-1, 0, 15, 48_000_001])('refuses a length of %i before more bytes arrive', (length) => {
    const bytes = Buffer.alloc(4);
    bytes.writeInt32LE(length);
    expect(() => new MessageFramer().push(bytes)).toThrow(ProtocolError);
  });
});

describe('a command with document sequences', () => {
  const sequence = (name: string, ...documents: object[]) => {
    const body = Buffer.concat([
      Buffer.from(`${name}\0`),
      ...documents.map((document) => serialize(document)),
    ]);
    const length = Buffer.alloc(4);
    length.writeInt32LE(body.length + 4);
    return Buffer.concat([Uint8Array.of(1), length, body]);
  };
  const message = (flags: number, ...sections: Uint8Array[]) => {
    const bytes = Buffer.concat([encodeOpMsg(serialize({ insert: 'a' }), 1, 0), ...sections]);
    bytes.writeUInt32LE(flags, 16);
    bytes.writeInt32LE(bytes.length, 0);
    return bytes;
  };

  it('keeps the bytes of every document', () => {
    const { body, sequences, silent } = parseOpMsg(message(0, sequence('documents', { a: 1 }, { b: 'x' })));
    expect(body).toEqual({ insert: 'a' });
    expect(sequences.get('documents')?.map((bytes) => deserialize(bytes))).toEqual([{ a: 1 }, { b: 'x' }]);
    expect(silent).toBe(false);
  });

  it('does not read a checksum as a section, and detects that no answer is expected', () => {
    const { sequences, silent } = parseOpMsg(message(3, sequence('documents', {}), Buffer.alloc(4)));
    expect(sequences.get('documents')).toHaveLength(1);
    expect(silent).toBe(true);
  });

  it.each<[string, Buffer]>([
    ['the same sequence twice', message(0, sequence('a', {}), sequence('a', {}))],
    ['a second command', message(0, Buffer.concat([Uint8Array.of(0), serialize({ ping: 1 })]))],
    ['an unknown section kind', message(0, Buffer.concat([Uint8Array.of(7), serialize({})]))],
    ['a truncated section', message(0, Uint8Array.of(1, 200, 0, 0, 0))],
  ])('refuses %s', (_, bytes) => {
    expect(() => parseOpMsg(bytes)).toThrow(ProtocolError);
  });
});

describe('replies', () => {
  it('put stored documents into a cursor without decoding them', () => {
    const documents = Array.from({ length: 12 }, (_, i) => serialize({ i }));
    const bytes = encodeReplyDocument({
      body: { ok: 1 },
      batch: { field: 'nextBatch', documents, id: 7n, namespace: 'a.b' },
    });
    expect(deserialize(bytes, { useBigInt64: true })).toEqual({
      cursor: { nextBatch: documents.map((_, i) => ({ i })), id: 7n, ns: 'a.b' },
      ok: 1,
    });
  });

  it('use the old format for the old hello', () => {
    const query = Buffer.concat([
      Buffer.alloc(20),
      Buffer.from('admin.$cmd\0'),
      Buffer.alloc(8),
      serialize({ ismaster: 1 }),
    ]);
    expect(parseOpQuery(query)).toMatchObject({ database: 'admin', body: { ismaster: { value: 1 } } });
    const reply = encodeOpReply(serialize({ ok: 1 }), 1, 2);
    expect(reply.readInt32LE(12)).toBe(1);
    expect(deserialize(reply.subarray(36))).toEqual({ ok: 1 });
    expect(() =>
      parseOpQuery(Buffer.concat([Buffer.alloc(20), Buffer.from('db.users\0'), Buffer.alloc(20)])),
    ).toThrow(ProtocolError);
  });
});
