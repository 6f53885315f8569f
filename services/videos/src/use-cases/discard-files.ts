import type { MediaTiers } from '../domain/ports.ts';
import type { VideoFile } from '../domain/video.ts';

/** Deletes what the tiers hold of files that no video uses any more. Safe to repeat. */
export async function discardFiles(tiers: MediaTiers, files: readonly VideoFile[]): Promise<void> {
  for (const file of files) {
    await tiers.incoming.delete(file.filename);
    await tiers.local.delete(file.filename);
    if (file.storagePath !== undefined) await tiers.cloud.delete(file.storagePath);
    if (file.poster) await tiers.posters.delete(file.poster.name);
  }
}
