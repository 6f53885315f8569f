import type { Language } from '@selah/shared/contracts/languages';
import { type Video, videoSchema } from '@selah/shared/contracts/videos/video';
import { DEVICE_KEYS, VISIT_KEYS } from '@selah/shared/web/browser/browser-keys';
import { deviceStorage, readJson, visitStorage, writeJson } from '@selah/shared/web/browser/safe-storage';
import { z } from 'zod';
import {
  afterPlaybackFailed,
  afterPlaybackMended,
  afterShowing,
  type ShownVideos,
} from './domain/seen-videos.ts';

const idListSchema = z.array(z.int().positive());
const lastIdSchema = z.int().positive();

/** What the browser remembers of the videos it showed; unreadable values count as nothing remembered. */
export const videoMemory = {
  shown(language: Language): ShownVideos {
    return {
      seen: readJson(deviceStorage, DEVICE_KEYS.seenVideos(language), idListSchema) ?? [],
      problematic: readJson(visitStorage, VISIT_KEYS.problematicVideos, idListSchema) ?? [],
    };
  },

  lastId(): number | undefined {
    return readJson(visitStorage, VISIT_KEYS.lastVideoId, lastIdSchema);
  },

  /** The last video shown in the language, from any visit on this device. */
  cached(language: Language): Video | undefined {
    const video = readJson(deviceStorage, DEVICE_KEYS.cachedVideo(language), videoSchema);
    return video?.language === language ? video : undefined;
  },

  rememberShown(video: Video): void {
    keep(video.language, afterShowing(videoMemory.shown(video.language), video.id, video._meta?.cycle));
    writeJson(visitStorage, VISIT_KEYS.lastVideoId, video.id);
    visitStorage.write(VISIT_KEYS.lastVideoLanguage, video.language);
    writeJson(deviceStorage, DEVICE_KEYS.cachedVideo(video.language), video);
  },

  rememberFailed(video: Video): void {
    keep(video.language, afterPlaybackFailed(videoMemory.shown(video.language), video.id));
  },

  rememberPlayed(video: Video): void {
    const shown = videoMemory.shown(video.language);
    if (shown.problematic.includes(video.id)) keep(video.language, afterPlaybackMended(shown, video.id));
  },
};

function keep(language: Language, { seen, problematic }: ShownVideos): void {
  writeJson(deviceStorage, DEVICE_KEYS.seenVideos(language), seen);
  writeJson(visitStorage, VISIT_KEYS.problematicVideos, problematic);
}
