import type { Language } from '@selah/shared/contracts/language-list';
import { DEVICE_KEYS, VISIT_KEYS } from '@selah/web-kit/browser/browser-keys';
import { deviceStorage, readJson, visitStorage } from '@selah/web-kit/browser/safe-storage';
import type { ShownVideos } from './domain/video-choice.ts';

/** The videos that this visitor has seen or cannot play; invalid values are ignored. */
export function readShown(language: Language): ShownVideos {
  return {
    seen: readJson(deviceStorage, DEVICE_KEYS.seenVideos(language), isIdList) ?? [],
    problematic: readJson(visitStorage, VISIT_KEYS.problematicVideos, isIdList) ?? [],
  };
}

/** The id of the last video of the visit (M-189). */
export function readLastId(): number | undefined {
  return readJson(visitStorage, VISIT_KEYS.lastVideoId, isId);
}

function isId(raw: unknown): raw is number {
  return typeof raw === 'number' && Number.isSafeInteger(raw) && raw > 0;
}

function isIdList(raw: unknown): raw is number[] {
  return Array.isArray(raw) && raw.every(isId);
}
