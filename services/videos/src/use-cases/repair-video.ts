import type { MediaTiers, TemporaryFolders, VideoAnnouncer, VideoRepository } from '../domain/ports.ts';
import { asPlayed, languagesTouched, markedPending, type Video } from '../domain/video.ts';
import { videoFileMissing, videoNotFound } from '../domain/video-errors.ts';
import { changeVideo } from './change-video.ts';
import { copyMedia } from './copy-media.ts';

export interface RepairVideoDeps {
  readonly videos: VideoRepository;
  readonly tiers: MediaTiers;
  readonly temporary: TemporaryFolders;
  readonly announce: VideoAnnouncer;
}

/**
 * Does for one video what it lacks (Q29, M-226): a file that is only here goes to the cloud tier, one that is only there
 * comes back, one that was never made playable is processed again.
 * @throws AppError `video_not_found`, `video_file_missing`
 */
export async function repairVideo(
  deps: RepairVideoDeps,
  id: number,
  onSent?: (sentBytes: number) => void,
): Promise<Video> {
  const video = await deps.videos.find(id);
  if (!video) throw videoNotFound();
  const played = asPlayed(video);
  if (!played) return processAgain(deps, video);
  if (played.storageUrl !== undefined) return video;
  return mirror(deps, video, played.filename, onSent);
}

async function mirror(
  deps: RepairVideoDeps,
  video: Video,
  filename: string,
  onSent?: (sentBytes: number) => void,
): Promise<Video> {
  const { videos, tiers, temporary } = deps;
  const { local, cloud } = tiers;
  const [here, there] = await Promise.all([local.stat(filename), cloud.stat(filename)]);
  if (!here && !there) return processAgain(deps, video);
  if (!there) await copyMedia(temporary, filename, { from: local, to: cloud, ...(onSent && { onSent }) });
  if (!here) await copyMedia(temporary, filename, { from: cloud, to: local });
  const change = await changeVideo(videos, video.id, (current) => inCloud(current, filename));
  if (change) await deps.announce.changed(languagesTouched(change.before, change.after));
  return change?.after ?? video;
}

/** The record with the knowledge that the cloud tier has the file; undefined when it knows or has moved on. */
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
