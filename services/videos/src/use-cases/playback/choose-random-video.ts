import type { Language } from '@selah/shared/contracts/languages';
import type { VideoCycle } from '@selah/shared/contracts/videos/video';
import type { PlayableVideo } from '../../domain/video.ts';
import { chooseNext, type SeenVideos } from '../../domain/video-cycle.ts';
import { noVideoInLanguage } from '../../domain/video-errors.ts';
import type { PlayableIndex } from './playable-index.ts';

export interface RandomVideoDeps {
  readonly index: PlayableIndex;
  /** As Math.random. */
  readonly random: () => number;
}

export interface RandomVideo {
  readonly video: PlayableVideo;
  readonly cycle: VideoCycle;
}

/**
 * A random video of the language that this visitor has not seen yet (M-187, M-208), without a query. A removed video can be
 * drawn until its event arrives; the player skips it like any file that does not load.
 * @throws AppError `no_video_in_language`
 */
export function chooseRandomVideo(
  { index, random }: RandomVideoDeps,
  { language, drawn, ...whatWasSeen }: SeenVideos & { readonly language: Language },
): RandomVideo {
  const stillThere = drawn === undefined ? undefined : index.find(language, drawn)?.id;
  const choice = chooseNext(index.idsOf(language), { ...whatWasSeen, drawn: stillThere }, random);
  const video = choice && index.find(language, choice.id);
  if (!video) throw noVideoInLanguage();
  return { video, cycle: choice.cycle };
}
