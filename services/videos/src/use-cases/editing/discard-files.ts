import type { Logger } from '@selah/service-kit/logging/logger';
import { COMPANION_KINDS } from '../../domain/companions.ts';
import { companionName, fixedAddedCaptionsName } from '../../domain/filenames.ts';
import type { MediaTiers } from '../../domain/ports.ts';
import type { VideoFile } from '../../domain/video.ts';

/**
 * Deletes files that no video uses any more, in all tiers. Idempotent. An error of one tier does not prevent the deletion
 * in the others.
 * @throws the first error, after everything else is deleted
 */
export async function discardFiles(tiers: MediaTiers, files: readonly VideoFile[]): Promise<void> {
  const outcomes = await Promise.allSettled(files.flatMap((file) => deletionsOf(tiers, file)));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

function deletionsOf(
  tiers: MediaTiers,
  { filename, storagePath, captions, renditions }: VideoFile,
): readonly Promise<boolean>[] {
  return [
    tiers.incoming.delete(filename),
    tiers.local.delete(filename),
    ...(storagePath === undefined ? [] : [tiers.cloud.delete(storagePath)]),
    // By their names, not by the record: a process may have crashed between creating them and saving the record.
    ...COMPANION_KINDS.map((kind) => tiers.companions[kind].delete(companionName(kind, filename))),
    tiers.companions.captions.delete(fixedAddedCaptionsName(filename)),
    // Added captions have names of their own.
    ...(renditions?.files ?? []).flatMap(({ name }) => [
      tiers.renditions.delete(name),
      ...(storagePath === undefined ? [] : [tiers.cloud.delete(name)]),
    ]),
    ...(captions ? [tiers.companions.captions.delete(captions.name)] : []),
  ];
}

/**
 * As `discardFiles`, after a change that is stored and announced already: if a tier cannot be reached, a file without a
 * record remains, which the administrator sees among the unused files. The change is not undone.
 */
export async function discardLeftovers(
  tiers: MediaTiers,
  files: readonly VideoFile[],
  logger: Logger,
): Promise<void> {
  await discardFiles(tiers, files).catch((error: unknown) => {
    logger.warn(
      { err: error, files: files.map((file) => file.filename) },
      'files without a use could not be deleted',
    );
  });
}
