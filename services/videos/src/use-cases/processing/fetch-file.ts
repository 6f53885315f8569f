import { join } from 'node:path';
import type { MediaStore } from '../../domain/media-store.ts';
import type { MediaTiers, TemporaryFolder } from '../../domain/ports.ts';
import type { Video } from '../../domain/video.ts';
import { UnplayableFileError } from '../../domain/video-errors.ts';

export interface FetchFileTarget {
  readonly folder: TemporaryFolder;
  /** The name in the folder. */
  readonly as: string;
}

/**
 * The path of a stored file in a temporary folder, for tools that only read it: from the same disk without copying it.
 * @throws MediaNotFoundError
 */
export async function fetchFile(
  store: MediaStore,
  name: string,
  { folder, as }: FetchFileTarget,
): Promise<string> {
  const path = join(folder.path, as);
  return (await store.share?.(name, path)) ? path : folder.write(as, await store.open(name));
}

/** The same of the film that visitors play. @throws UnplayableFileError if no tier has it */
export async function fetchFilm(
  { local, cloud }: MediaTiers,
  { filename, storagePath }: Video,
  target: FetchFileTarget,
): Promise<string> {
  if (await local.stat(filename)) return fetchFile(local, filename, target);
  if (storagePath !== undefined && (await cloud.stat(storagePath))) {
    return fetchFile(cloud, storagePath, target);
  }
  throw new UnplayableFileError('file_missing');
}
