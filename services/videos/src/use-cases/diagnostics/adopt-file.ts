import { AppError } from '@selah/service-kit/errors/app-error';
import type { Language } from '@selah/shared/contracts/languages';
import { LEASE_MS } from '../../domain/lease.ts';
import { MediaNotFoundError } from '../../domain/media-store.ts';
import type { MediaTiers, TemporaryFolder, TemporaryFolders } from '../../domain/ports.ts';
import type { TrashSource } from '../../domain/trash.ts';
import { type AdoptedFile, adopted, adoptingVideo, type Video } from '../../domain/video.ts';
import { fileInUse, fileUnknown } from '../../domain/video-errors.ts';
import { changeVideo } from '../editing/change-video.ts';
import { examineUpload, INCOMING } from '../uploads/store-upload.ts';
import type { UploadVideoDeps } from '../uploads/upload-video.ts';
import { type FindUnusedFileDeps, findUnusedFile } from './find-unused-file.ts';
import { takeOverAdopted } from './take-over-adopted.ts';

export interface AdoptFileDeps extends UploadVideoDeps, FindUnusedFileDeps {
  readonly tiers: MediaTiers;
  readonly temporary: TemporaryFolders;
}

export interface AdoptFileInput {
  readonly filename: string;
  readonly title: string;
  readonly language: Language;
}

interface Copy {
  readonly path: string;
  readonly adopting: AdoptedFile;
}

/**
 * Creates a video from a file without a record: recognised by its bytes, renamed, processed. The record is stored first and
 * names the adopted file; then the file is moved. After a crash the worker finishes this, once the lease has expired.
 * @throws AppError `invalid_input` if it does not exist, `file_in_use`; UnplayableFileError
 */
export async function adoptFile(deps: AdoptFileDeps, input: AdoptFileInput): Promise<Video> {
  const source = await findUnusedFile(deps, input.filename);
  const video = await deps.temporary.use(async (folder) => {
    const copy = await copyFile(deps, { filename: input.filename, source }, folder);
    const recorded = await recordAdoption(deps, input, copy);
    await deps.tiers.incoming.put(recorded.filename, copy.path, INCOMING);
    await takeOverAdopted(deps, recorded);
    const { holder = '' } = recorded.lease ?? {};
    const change = await changeVideo(deps.videos, recorded.id, (current) => adopted(current, holder));
    return change?.after ?? recorded;
  });
  await deps.announce.uploaded(video.id);
  return video;
}

async function copyFile(
  { tiers }: AdoptFileDeps,
  { filename, source }: { readonly filename: string; readonly source: TrashSource },
  folder: TemporaryFolder,
): Promise<Copy> {
  try {
    const info = await tiers[source].stat(filename);
    if (!info) throw fileUnknown();
    const path = await folder.write('adopted', await tiers[source].open(filename));
    return { path, adopting: { filename, source, etag: info.etag } };
  } catch (error) {
    throw error instanceof MediaNotFoundError ? fileUnknown() : error;
  }
}

async function recordAdoption(
  deps: AdoptFileDeps,
  { title, language, filename }: AdoptFileInput,
  { path, adopting }: Copy,
): Promise<Video> {
  const { videos, uniqueSuffix, now } = deps;
  const file = await examineUpload(deps, { path, originalName: filename });
  // Checked again, because copying a large file takes time.
  if (await videos.findByFilename(filename)) throw fileInUse();
  const lease = { holder: `adoption-${uniqueSuffix()}`, expiresAt: now() + LEASE_MS };
  try {
    return await videos.insert(adoptingVideo({ title, language, now: now() }, file, { adopting, lease }));
  } catch (error) {
    // A concurrent request adopts it.
    throw error instanceof AppError && error.code === 'filename_taken' ? fileInUse() : error;
  }
}
