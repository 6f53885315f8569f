import type { Clock } from '@selah/service-kit/clock';
import type { Language } from '@selah/shared/contracts/languages';
import { serverMadeFilename } from '../../domain/filenames.ts';
import type { MediaTiers, VideoAnnouncer, VideoRepository } from '../../domain/ports.ts';
import { linkedVideo, pendingVideo, type Video } from '../../domain/video.ts';
import { fileUnknown } from '../../domain/video-errors.ts';

export interface RecordVideoDeps {
  readonly videos: VideoRepository;
  readonly tiers: Pick<MediaTiers, 'local' | 'cloud'>;
  readonly announce: VideoAnnouncer;
  readonly uniqueSuffix: () => string;
  readonly now: Clock;
}

export interface RecordVideoInput {
  readonly title: string;
  readonly language: Language;
  readonly filename?: string | undefined;
  readonly storageUrl?: string | undefined;
}

/**
 * Adds a video without an upload (Q40): for a file that exists in a tier, which is then processed, or for an external
 * address, from which it is played.
 * @throws AppError `invalid_input` if no tier has the file, `filename_taken`
 */
export async function recordVideo(deps: RecordVideoDeps, input: RecordVideoInput): Promise<Video> {
  const { videos, announce } = deps;
  const description = { title: input.title, language: input.language, now: deps.now() };
  if (input.storageUrl !== undefined) {
    const filename = input.filename ?? serverMadeFilename(input.title, deps.uniqueSuffix());
    const linked = linkedVideo(description, { filename, storageUrl: input.storageUrl });
    return announce.change(
      () => videos.insert(linked),
      (video) => [video.language],
    );
  }
  const filename = input.filename ?? '';
  if (!(await isInATier(deps.tiers, filename))) throw fileUnknown();
  const video = await videos.insert(pendingVideo(description, { filename, isNamedByHand: true }));
  await announce.uploaded(video.id);
  return video;
}

async function isInATier(
  { local, cloud }: Pick<MediaTiers, 'local' | 'cloud'>,
  filename: string,
): Promise<boolean> {
  return Boolean((await local.stat(filename)) ?? (await cloud.stat(filename)));
}
