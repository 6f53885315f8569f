import { OFFLINE_QUESTION_MS } from '@selah/shared/contracts/lifetimes';
import { DEVICE_KEYS } from '@selah/web-kit/browser/browser-keys';
import { deviceStorage, readJson, writeJson } from '@selah/web-kit/browser/safe-storage';
import { type Draft, isOwnedDraft, type OwnedDraft } from './message-storage.ts';

interface OfflineQuestion extends OwnedDraft {
  /** Milliseconds since 1970. */
  readonly keptAt: number;
}

/**
 * The question that could not be sent without a network. It is stored on the device, because the tab may be closed. It is
 * never sent automatically and shown only to its author: with no owner yet, the first person to log in becomes the owner.
 * `now` is milliseconds since 1970.
 */
export const offlineQuestion = {
  read(userId: number | undefined, now: number): Draft | undefined {
    const kept = stored();
    if (!kept) return undefined;
    const isOutdated = kept.keptAt > now || now - kept.keptAt >= OFFLINE_QUESTION_MS;
    if (isOutdated) offlineQuestion.forget();
    if (isOutdated || (kept.ownerId !== undefined && kept.ownerId !== userId)) return undefined;
    if (userId !== undefined) store({ ...kept, ownerId: userId });
    return { name: kept.name, question: kept.question };
  },
  keep: (draft: OwnedDraft, now: number): void => store({ ...draft, keptAt: now }),
  forget: (): void => deviceStorage.remove(DEVICE_KEYS.offlineQuestion),
  /** At logout: deletes it from a device that others may use. */
  discardOf(userId: number): void {
    if (stored()?.ownerId === userId) offlineQuestion.forget();
  },
};

function stored(): OfflineQuestion | undefined {
  return readJson(deviceStorage, DEVICE_KEYS.offlineQuestion, isKept);
}

function store(question: OfflineQuestion): void {
  writeJson(deviceStorage, DEVICE_KEYS.offlineQuestion, question);
}

function isKept(raw: unknown): raw is OfflineQuestion {
  return isOwnedDraft(raw) && 'keptAt' in raw && typeof raw.keptAt === 'number';
}
