import { VISIT_KEYS } from '@selah/web-kit/browser/browser-keys';
import { readJson, visitStorage, writeJson } from '@selah/web-kit/browser/safe-storage';

export interface StoredDeletions {
  readonly userId: number;
  readonly ids: readonly number[];
}

/** Deletions not yet confirmed by the server, stored so that a reload neither shows nor loses them. */
export const deletionStorage = {
  read: (): StoredDeletions | undefined =>
    readJson(visitStorage, VISIT_KEYS.deletionsUnderWay, isStoredDeletions),
  write({ userId, ids }: StoredDeletions): void {
    if (ids.length === 0) visitStorage.remove(VISIT_KEYS.deletionsUnderWay);
    else writeJson(visitStorage, VISIT_KEYS.deletionsUnderWay, { userId, ids });
  },
};

function isStoredDeletions(raw: unknown): raw is StoredDeletions {
  if (typeof raw !== 'object' || raw === null || !('userId' in raw) || !('ids' in raw)) return false;
  return Number.isSafeInteger(raw.userId) && Array.isArray(raw.ids) && raw.ids.every(Number.isSafeInteger);
}
