import { fileTypeFromFile } from 'file-type';
import type { Container } from '../../domain/container.ts';

const CONTAINER_OF_TYPE: Readonly<Record<string, Container>> = {
  mp4: 'mp4',
  m4v: 'mp4',
  '3gp': 'mp4',
  mov: 'quicktime',
  webm: 'webm',
};

/** Reads the first bytes of a file; undefined for everything that is not one of our containers, whatever its name. */
export async function recogniseContainer(path: string): Promise<Container | undefined> {
  const type = await fileTypeFromFile(path).catch((error: unknown) => {
    // Broken boxes make the reader stumble; a file that is not there is another matter.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw error;
    return undefined;
  });
  return type && CONTAINER_OF_TYPE[type.ext];
}
