import type { MediaStore } from '../../domain/media-store.ts';
import type { MediaTiers, TemporaryFolders } from '../../domain/ports.ts';
import type { AdoptedFile, Video } from '../../domain/video.ts';
import { INCOMING } from '../uploads/store-upload.ts';

export interface TakeOverAdoptedDeps {
  readonly tiers: MediaTiers;
  readonly temporary: TemporaryFolders;
}

/**
 * Makes the file of a video's own out of the one that it adopts, which is then deleted. Safe to repeat after a crash: what is
 * missing is done, and a file that took the name of the adopted one meanwhile stays.
 */
export async function takeOverAdopted(
  { tiers, temporary }: TakeOverAdoptedDeps,
  { filename, adopting }: Pick<Video, 'filename' | 'adopting'>,
): Promise<void> {
  if (!adopting) return;
  const source = tiers[adopting.source];
  if (!(await isStillThere(source, adopting))) return;
  if (!(await tiers.incoming.stat(filename))) {
    await temporary.use(async (folder) => {
      const path = await folder.write('adopted', await source.open(adopting.filename));
      await tiers.incoming.put(filename, path, INCOMING);
    });
  }
  if (await isStillThere(source, adopting)) await source.delete(adopting.filename);
}

async function isStillThere(source: MediaStore, { filename, etag }: AdoptedFile): Promise<boolean> {
  return (await source.stat(filename))?.etag === etag;
}
