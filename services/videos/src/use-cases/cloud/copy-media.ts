import type { MediaStore } from '../../domain/media-store.ts';
import { mediaTypeOf } from '../../domain/media-types.ts';
import type { HashFile, TemporaryFolders } from '../../domain/ports.ts';
import { type ExpectedContent, isExpected } from './file-content.ts';

export interface CopyMediaDeps {
  readonly temporary: TemporaryFolders;
  readonly hashFile: HashFile;
}

export interface CopyMediaOptions {
  readonly from: MediaStore;
  readonly to: MediaStore;
  /** Only a file with this content is copied. */
  readonly expected?: ExpectedContent;
  readonly onSent?: (sentBytes: number) => void;
}

/** Copies a file from one store to another, completely or not at all; false if the source has not the expected file. */
export async function copyMedia(
  { temporary, hashFile }: CopyMediaDeps,
  name: string,
  { from, to, expected = {}, onSent }: CopyMediaOptions,
): Promise<boolean> {
  const info = await from.stat(name);
  // Cheaper than a comparison of hashes.
  if (!info || !isExpected({ sizeBytes: info.size }, expected)) return false;
  return temporary.use(async (folder) => {
    const path = await folder.write('copy', await from.open(name));
    if (!isExpected({ sha256: await hashFile(path) }, expected)) return false;
    await to.put(name, path, {
      contentType: mediaTypeOf(name),
      isFinal: true,
      ...(onSent && { onSent }),
    });
    return true;
  });
}
