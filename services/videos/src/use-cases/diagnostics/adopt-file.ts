import type { Language } from '@selah/shared/contracts/languages';
import type { MediaTiers, TemporaryFolders } from '../../domain/ports.ts';
import type { Video } from '../../domain/video.ts';
import { fileInUse } from '../../domain/video-errors.ts';
import { type UploadVideoDeps, uploadVideo } from '../uploads/upload-video.ts';
import { type FindUnusedFileDeps, findUnusedFile } from './find-unused-file.ts';

export interface AdoptFileDeps extends UploadVideoDeps, FindUnusedFileDeps {
  readonly tiers: MediaTiers;
  readonly temporary: TemporaryFolders;
}

export interface AdoptFileInput {
  readonly filename: string;
  readonly title: string;
  readonly language: Language;
}

/**
 * Makes a video of a file that no record uses. It goes the way of an upload: looked at by its bytes, named here, processed;
 * then the file itself goes, unless a record began to use it meanwhile.
 * @throws AppError `invalid_input` when it is not there, `file_in_use`; UnplayableFileError
 */
export async function adoptFile(deps: AdoptFileDeps, input: AdoptFileInput): Promise<Video> {
  const { videos, tiers, temporary } = deps;
  const { filename, title, language } = input;
  const source = tiers[await findUnusedFile(deps, filename)];
  const video = await temporary.use(async (folder) => {
    const path = await folder.write('adopted', await source.open(filename));
    if (await videos.findByFilename(filename)) throw fileInUse();
    return uploadVideo(deps, { title, language, file: { path, originalName: filename } });
  });
  if (!(await videos.findByFilename(filename))) await source.delete(filename);
  return video;
}
