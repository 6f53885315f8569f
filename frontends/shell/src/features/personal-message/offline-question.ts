import { DEVICE_KEYS } from '@selah/web-kit/browser/browser-keys';
import { deviceStorage, readJson, writeJson } from '@selah/web-kit/browser/safe-storage';
import { type Draft, isDraft } from './message-storage.ts';

/** After a week a worry is another one, and a device that is shared should not tell of it any more. Milliseconds. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

interface OfflineQuestion extends Draft {
  /** Milliseconds since 1970. */
  readonly keptAt: number;
}

/**
 * The question that was to be sent when there was no network: on the device, because the tab may be closed before there is
 * one. It is never sent by itself. `now` is milliseconds since 1970.
 */
export const offlineQuestion = {
  read(now: number): Draft | undefined {
    const kept = readJson(deviceStorage, DEVICE_KEYS.offlineQuestion, isKept);
    if (!kept) return undefined;
    if (kept.keptAt <= now && now - kept.keptAt < MAX_AGE_MS)
      return { name: kept.name, question: kept.question };
    offlineQuestion.forget();
    return undefined;
  },
  keep: (draft: Draft, now: number): void =>
    writeJson(deviceStorage, DEVICE_KEYS.offlineQuestion, { ...draft, keptAt: now }),
  forget: (): void => deviceStorage.remove(DEVICE_KEYS.offlineQuestion),
};

function isKept(raw: unknown): raw is OfflineQuestion {
  return isDraft(raw) && 'keptAt' in raw && typeof raw.keptAt === 'number';
}
