import type { MediaTiers, VideoAnnouncer, VideoRepository } from '../../domain/ports.ts';
import { asPlayable, markedPending, type Video, type VideoFile } from '../../domain/video.ts';
import { videoFileMissing, videoNotFound } from '../../domain/video-errors.ts';
import { changeVideo, languagesTouchedBy } from '../editing/change-video.ts';
import { type CopyMediaDeps, copyMedia } from './copy-media.ts';
import { contentOf } from './file-content.ts';

export interface RepairVideoDeps extends CopyMediaDeps {
  readonly videos: VideoRepository;
  readonly tiers: MediaTiers;
  readonly announce: VideoAnnouncer;
}

/**
 * Repairs one video (Q29, M-226): a file that is only local is copied to the cloud tier, one that is only there is copied
 * back, one that failed is processed again. Files are compared with the record by size and hash, not by name.
 * @throws AppError `video_not_found`, `video_file_missing`
 */
export async function repairVideo(
  deps: RepairVideoDeps,
  id: number,
  onSent?: (sentBytes: number) => void,
): Promise<Video> {
  const video = await deps.videos.find(id);
  if (!video) throw videoNotFound();
  const played = asPlayable(video);
  if (!played) return processAgain(deps, video);
  if (played.storageUrl !== undefined) return video;
  if (!(await mirror(deps, played, onSent))) return processAgain(deps, video);
  await mirrorRenditions(deps, played);
  const change = await deps.announce.change(
    () => changeVideo(deps.videos, id, (current) => inCloud(current, played.filename)),
    languagesTouchedBy,
  );
  return change?.after ?? video;
}

/** Copies the playable file to the tier that lacks it; false if neither has it. */
async function mirror(
  deps: RepairVideoDeps,
  played: VideoFile,
  onSent?: (sentBytes: number) => void,
): Promise<boolean> {
  const { local, cloud } = deps.tiers;
  const { filename } = played;
  const expected = { sizeBytes: played.sizeBytes, sha256: played.playedSha256 };
  const here = await contentOf(local, filename, expected);
  if (!here) return copyMedia(deps, filename, { from: cloud, to: local, expected });
  if (!(await contentOf(cloud, filename, here))) {
    await copyMedia(deps, filename, { from: local, to: cloud, ...(onSent && { onSent }) });
  }
  return true;
}

/** The same for the film's smaller versions. One that neither tier has is left out: the film plays without it. */
async function mirrorRenditions(deps: RepairVideoDeps, { renditions }: VideoFile): Promise<void> {
  const { renditions: local, cloud } = deps.tiers;
  for (const { name, sizeBytes } of renditions?.files ?? []) {
    const expected = { sizeBytes };
    const [here, there] = await Promise.all([local.stat(name), cloud.stat(name)]);
    if (here?.size === sizeBytes && there?.size === sizeBytes) continue;
    const isHere = here?.size === sizeBytes;
    await copyMedia(deps, name, { from: isHere ? local : cloud, to: isHere ? cloud : local, expected });
  }
}

/** The record with the file's name in the cloud tier; undefined if it has it already or the file was replaced. */
function inCloud(video: Video, filename: string): Video | undefined {
  if (video.filename === filename) {
    return video.storagePath === filename ? undefined : { ...video, storagePath: filename };
  }
  if (video.previous?.filename !== filename || video.previous.storagePath === filename) return undefined;
  return { ...video, previous: { ...video.previous, storagePath: filename } };
}

async function processAgain({ videos, tiers, announce }: RepairVideoDeps, video: Video): Promise<Video> {
  const { filename } = video;
  const found = await Promise.all(
    [tiers.incoming, tiers.local, tiers.cloud].map((tier) => tier.stat(filename)),
  );
  if (!found.some(Boolean)) throw videoFileMissing();
  const change = await changeVideo(videos, video.id, (current) =>
    current.processing === 'pending' ? undefined : markedPending(current),
  );
  await announce.uploaded(video.id);
  return change?.after ?? video;
}
