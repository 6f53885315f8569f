import { open } from 'node:fs/promises';
import type { Container } from '../../domain/container.ts';
import { HEAD_BYTES, reasonForRefusal } from '../../domain/refused-file.ts';
import { UnplayableFileError } from '../../domain/video-errors.ts';

const CONTAINER_OF_TYPE: Readonly<Record<string, Container>> = {
  mp4: 'mp4',
  m4v: 'mp4',
  '3gp': 'mp4',
  mov: 'quicktime',
  webm: 'webm',
  mkv: 'matroska',
};

/**
 * Reads the first bytes of a file, regardless of its name.
 * @throws UnplayableFileError if it is not one of our containers
 */
export async function recogniseContainer(path: string): Promise<Container> {
  // Forty modules that no start should wait for.
  const { fileTypeFromFile } = await import('file-type');
  const type = await fileTypeFromFile(path).catch((error: unknown) => {
    // The reader throws on invalid boxes; a missing file is a different error.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw error;
    return undefined;
  });
  const container = type && CONTAINER_OF_TYPE[type.ext];
  if (!container) throw new UnplayableFileError(reasonForRefusal(await headOf(path)));
  return container;
}

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(HEAD_BYTES) });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
