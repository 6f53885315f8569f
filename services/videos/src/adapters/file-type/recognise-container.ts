import { type FileHandle, open } from 'node:fs/promises';
import type { Container } from '../../domain/container.ts';
import { HEAD_BYTES, RECOGNISED_BY_BYTES, reasonForRefusal } from '../../domain/refused-file.ts';
import { UnplayableFileError } from '../../domain/video-errors.ts';
import { findTypedBox } from './find-typed-box.ts';

const CONTAINER_OF_TYPE: Readonly<Record<string, Container>> = {
  mp4: 'mp4',
  m4v: 'mp4',
  f4v: 'mp4',
  '3gp': 'mp4',
  '3g2': 'mp4',
  mov: 'quicktime',
  webm: 'webm',
  mkv: 'matroska',
};

/**
 * Reads the first bytes of a file, regardless of its name. So that it can be asked while an upload arrives,
 * the first `RECOGNISED_BY_BYTES` are enough; a file that may still turn out to be a film is one.
 * @throws UnplayableFileError if it is not one of our containers
 */
export async function recogniseContainer(path: string): Promise<Container> {
  const file = await open(path);
  try {
    const typedBox = await findTypedBox(file);
    if (typedBox === 'untyped') return 'quicktime';
    const container = await containerAt(file, typedBox ?? 0);
    if (container) return container;
    throw new UnplayableFileError(reasonForRefusal(await bytesAt(file, 0, HEAD_BYTES)));
  } finally {
    await file.close();
  }
}

async function containerAt(file: FileHandle, position: number): Promise<Container | undefined> {
  // Forty modules that no start should wait for.
  const { fileTypeFromBuffer } = await import('file-type');
  const bytes = await bytesAt(file, position, RECOGNISED_BY_BYTES);
  // The reader throws on invalid boxes.
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return type && CONTAINER_OF_TYPE[type.ext];
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Uint8Array> {
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), position });
  return buffer.subarray(0, bytesRead);
}
