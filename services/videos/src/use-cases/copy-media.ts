import type { MediaStore } from '../domain/media-store.ts';
import { mediaTypeOf } from '../domain/media-types.ts';
import type { TemporaryFolders } from '../domain/ports.ts';

export interface CopyMediaOptions {
  readonly from: MediaStore;
  readonly to: MediaStore;
  readonly onSent?: (sentBytes: number) => void;
}

/** Brings a file from one store to another, whole or not at all. */
export async function copyMedia(
  temporary: TemporaryFolders,
  name: string,
  { from, to, onSent }: CopyMediaOptions,
): Promise<void> {
  await temporary.use(async (folder) => {
    const path = await folder.write('copy', await from.open(name));
    await to.put(name, path, {
      contentType: mediaTypeOf(name),
      isFinal: true,
      ...(onSent && { onSent }),
    });
  });
}
