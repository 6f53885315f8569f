import { COMPANION_KINDS } from '../domain/companions.ts';
import { addedCaptionsName, companionName } from '../domain/filenames.ts';
import type { MediaTiers } from '../domain/ports.ts';
import type { VideoFile } from '../domain/video.ts';

/** Deletes what the tiers hold of files that no video uses any more. Safe to repeat. */
export async function discardFiles(tiers: MediaTiers, files: readonly VideoFile[]): Promise<void> {
  for (const file of files) {
    await tiers.incoming.delete(file.filename);
    await tiers.local.delete(file.filename);
    if (file.storagePath !== undefined) await tiers.cloud.delete(file.storagePath);
    // By their names, not by the record: a process may have died between making them and saving the record.
    for (const kind of COMPANION_KINDS) {
      await tiers.companions[kind].delete(companionName(kind, file.filename));
    }
    await tiers.companions.captions.delete(addedCaptionsName(file.filename));
  }
}
