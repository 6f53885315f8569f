import { AppError } from '@selah/service-kit/errors/app-error';
import type { Trash, TrashSource } from '../../domain/trash.ts';
import { type FindUnusedFileDeps, findUnusedFile } from './find-unused-file.ts';

export interface TrashUnusedFilesDeps extends FindUnusedFileDeps {
  readonly trash: Trash;
}

/** Moves files without a record to the trash and returns their number; a file that is used or missing is skipped. */
export async function trashUnusedFiles(
  deps: TrashUnusedFilesDeps,
  filenames: readonly string[],
): Promise<number> {
  let moved = 0;
  for (const filename of new Set(filenames)) {
    const source = await sourceOf(deps, filename);
    if (source && (await moveToTrash(deps, filename, source))) moved += 1;
  }
  return moved;
}

async function sourceOf(deps: TrashUnusedFilesDeps, filename: string): Promise<TrashSource | undefined> {
  try {
    return await findUnusedFile(deps, filename);
  } catch (error) {
    const isPassedOver = error instanceof AppError && ['invalid_input', 'file_in_use'].includes(error.code);
    if (isPassedOver) return undefined;
    throw error;
  }
}

/** False if a record began to use the file while it was moved; the file is then moved back. */
async function moveToTrash(
  { videos, trash, now }: TrashUnusedFilesDeps,
  filename: string,
  source: TrashSource,
): Promise<boolean> {
  const entry = await trash.takeFile({ filename, source }, new Date(now()));
  if (!entry) return false;
  if (!(await videos.findByFilename(filename))) return true;
  await trash.putBack([entry]);
  await trash.forget([entry]);
  return false;
}
