import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { CloudObjects } from '../src/cloud/cloud-objects.ts';

/** Objects in memory, for tests of what is done with them. */
export function createMemoryObjects(): CloudObjects {
  return objectsIn(new Map());
}

type Objects = Map<string, { readonly content: Buffer; readonly modifiedAt: number }>;

function objectsIn(objects: Objects, signal?: AbortSignal): CloudObjects {
  const put = (key: string, content: Buffer) => void objects.set(key, { content, modifiedAt: Date.now() });
  return {
    putFile: async (key, file) => {
      const content = await readFile(file);
      signal?.throwIfAborted();
      put(key, content);
    },
    putText: async (key, text) => put(key, Buffer.from(text)),
    open: async (key) => {
      const found = objects.get(key);
      return found && Readable.from([found.content], { objectMode: false });
    },
    list: async (prefix) =>
      [...objects]
        .filter(([key]) => key.startsWith(prefix))
        .map(([key, { content, modifiedAt }]) => ({ key, bytes: content.length, modifiedAt }))
        .toSorted((a, b) => (a.key < b.key ? -1 : 1)),
    delete: async (key) => void objects.delete(key),
    isReadableByAnyone: async () => false,
    until: (next) => objectsIn(objects, next),
  };
}
