import { createHash } from 'node:crypto';
import type { MediaStore } from '../../domain/media-store.ts';

/** What is known of the bytes of a file. */
export interface ExpectedContent {
  readonly sizeBytes?: number | undefined;
  /** SHA-256 in hexadecimal digits. */
  readonly sha256?: string | undefined;
}

/** The size and hash of a file in a store; undefined when it is not there, or not the expected one. Reads it whole. */
export async function contentOf(
  store: MediaStore,
  name: string,
  expected: ExpectedContent,
): Promise<ExpectedContent | undefined> {
  const info = await store.stat(name);
  if (!info || !isExpected({ sizeBytes: info.size }, expected)) return undefined;
  const hash = createHash('sha256');
  for await (const chunk of await store.open(name)) hash.update(chunk);
  const content = { sizeBytes: info.size, sha256: hash.digest('hex') };
  return isExpected(content, expected) ? content : undefined;
}

/** Whether nothing that is known of both contradicts. */
export function isExpected(content: ExpectedContent, expected: ExpectedContent): boolean {
  return (['sizeBytes', 'sha256'] as const).every(
    (key) => content[key] === undefined || expected[key] === undefined || content[key] === expected[key],
  );
}
