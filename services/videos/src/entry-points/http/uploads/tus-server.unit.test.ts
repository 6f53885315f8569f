import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { DataStore, Upload } from '@tus/server';
import { createTusServer, UPLOADS_PATH } from './tus-server.ts';

const CHUNK = new Uint8Array(64 * 1024);
const CHUNKS = 6;
const SIZE = CHUNKS * CHUNK.length;

/** Stores nothing but the number of bytes, and takes its time for each chunk, as a disk that is busy with other work does. */
class SlowStore extends DataStore {
  storedBytes = 0;

  override async getUpload(id: string): Promise<Upload> {
    return new Upload({ id, size: SIZE, offset: this.storedBytes });
  }

  override async write(chunks: AsyncIterable<Uint8Array>): Promise<number> {
    for await (const { length } of chunks) {
      await pause(30);
      this.storedBytes += length;
    }
    return this.storedBytes;
  }
}

describe('resumable uploads', () => {
  afterEach(async () => {
    jest.restoreAllMocks();
    // The library keeps its timer for a transfer that has ended.
    await pause(1_000);
  });

  it('M-132 lose nothing that arrived before the connection broke, also if the disk takes its time', async () => {
    const store = new SlowStore();
    const answer = createTusServer({
      uploadStore: store,
      resumable: {
        find: async () => undefined,
        read: (_, work) => work(''),
        remove: async () => {},
        awaitedBytes: async () => 0,
      },
      recogniseContainer: async () => 'mp4',
      processor: { extensionFor: () => 'mp4' },
      freeBytes: async () => SIZE,
      uploads: { maxBytes: SIZE },
    });
    const ask = (method: string, more: RequestInit = {}, headers: Record<string, string> = {}) =>
      answer(
        new Request(`http://videos${UPLOADS_PATH}/${'a'.repeat(32)}`, {
          method,
          headers: { 'tus-resumable': '1.0.0', ...headers },
          ...more,
        }),
      );
    const body = new ReadableStream({
      start(arrived) {
        for (let sent = 0; sent < CHUNKS; sent += 1) arrived.enqueue(CHUNK);
        arrived.close();
      },
    });

    const broken = ask(
      'PATCH',
      { body, duplex: 'half' },
      { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    ).catch(() => undefined);
    await pause(10);
    const turns = jest.spyOn(globalThis, 'setImmediate');
    const question = await ask('HEAD');

    expect(question.headers.get('upload-offset')).toBe(String(SIZE));
    // It does not look in every turn of the event loop.
    expect(turns.mock.calls.length).toBeLessThan(100);
    await broken;
  });
});
