import type { Language } from '@selah/shared/contracts/languages';
import type { VideoCycle } from '@selah/shared/contracts/videos/video';
import type { VideoRepository } from '../domain/ports.ts';
import { asPlayed, type Video } from '../domain/video.ts';
import { chooseNext, type WhatWasSeen } from '../domain/video-cycle.ts';
import { noVideoInLanguage } from '../domain/video-errors.ts';
import type { PlayableIndex } from './playable-index.ts';

const MAX_TRIES = 3;

export interface RandomVideoDeps {
  readonly videos: VideoRepository;
  readonly index: PlayableIndex;
  /** As Math.random. */
  readonly random: () => number;
}

export interface RandomVideo {
  readonly video: Video;
  readonly cycle: VideoCycle;
}

/**
 * A random video of the language that this visitor has not seen yet (M-187, M-208).
 * @throws AppError `no_video_in_language`
 */
export async function chooseRandomVideo(
  { videos, index, random }: RandomVideoDeps,
  { language, ...whatWasSeen }: WhatWasSeen & { readonly language: Language },
): Promise<RandomVideo> {
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const choice = chooseNext(index.idsOf(language), whatWasSeen, random);
    if (!choice) break;
    const record = await videos.find(choice.id);
    const video = record && asPlayed(record);
    if (video?.language === language) return { video, cycle: choice.cycle };
    // The record decides: it changed a moment ago and this process has not received the event yet.
    await index.refresh([language]);
  }
  throw noVideoInLanguage();
}
