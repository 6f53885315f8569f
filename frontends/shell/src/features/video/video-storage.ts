import type { Language } from '@selah/shared/contracts/language-list';
import type { Video } from '@selah/shared/contracts/videos/video';
import { DEVICE_KEYS, VISIT_KEYS } from '@selah/web-kit/browser/browser-keys';
import { deviceStorage, readJson, visitStorage, writeJson } from '@selah/web-kit/browser/safe-storage';
import {
  afterPlaybackFailed,
  afterPlaybackRecovered,
  afterShowing,
  type ShownVideos,
} from './domain/video-choice.ts';
import { readShown } from './shown-videos.ts';

/** What the browser stores about videos; invalid values are ignored. */
export const videoStorage = {
  /**
   * The last played video in the language whose file is on this device; otherwise, if there is a network, the last one
   * shown.
   */
  async cached(language: Language): Promise<Video | undefined> {
    const { findOfflineVideo } = await import('../../offline/offline-video.ts');
    const kept = await findOfflineVideo(language);
    const shown = navigator.onLine
      ? readJson(deviceStorage, DEVICE_KEYS.cachedVideo(language), isAnything)
      : undefined;
    const { videoSchema } = await import('@selah/shared/contracts/videos/video');
    const { data } = videoSchema.safeParse(kept ?? shown);
    return data?.language === language ? data : undefined;
  },

  rememberShown(video: Video): void {
    keep(video.language, afterShowing(readShown(video.language), video.id, video._meta?.cycle));
    writeJson(visitStorage, VISIT_KEYS.lastVideoId, video.id);
    visitStorage.write(VISIT_KEYS.lastVideoLanguage, video.language);
    writeJson(deviceStorage, DEVICE_KEYS.cachedVideo(video.language), video);
  },

  rememberFailed(video: Video): void {
    keep(video.language, afterPlaybackFailed(readShown(video.language), video.id));
  },

  rememberPlayed(video: Video): void {
    const shown = readShown(video.language);
    if (shown.problematic.includes(video.id)) keep(video.language, afterPlaybackRecovered(shown, video.id));
  },
};

function keep(language: Language, { seen, problematic }: ShownVideos): void {
  writeJson(deviceStorage, DEVICE_KEYS.seenVideos(language), seen);
  writeJson(visitStorage, VISIT_KEYS.problematicVideos, problematic);
}

function isAnything(_raw: unknown): _raw is unknown {
  return true;
}
