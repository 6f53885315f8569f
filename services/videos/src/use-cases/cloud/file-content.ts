import { createHash } from 'node:crypto';
import type { MediaStore } from '../../domain/media-store.ts';

/** The known properties of a file's content. */
export interface ExpectedContent {
  readonly sizeBytes?: number | undefined;
  /** SHA-256 in hexadecimal digits. */
  readonly sha256?: string | undefined;
}

/** The size and hash of a file in a store; undefined if it is missing or not the expected one. Reads the whole file. */
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

/** Whether the properties known of both are equal. */
export function isExpected(content: ExpectedContent, expected: ExpectedContent): boolean {
  return (['sizeBytes', 'sha256'] as const).every(
    (key) => content[key] === undefined || expected[key] === undefined || content[key] === expected[key],
  );
}
