import { isLanguage } from '@selah/shared/contracts/language-list';
import type { QueueItem } from './queue-item.ts';

/** The fields of an item that are stored; the file itself cannot be. */
type StoredItem = Pick<
  QueueItem,
  'id' | 'name' | 'size' | 'lastModified' | 'language' | 'isWanted' | 'isPaused' | 'sha256' | 'uploadId'
>;

/** The items to store. Files that can never succeed are left out. */
export function toStoredQueue(items: readonly QueueItem[]): StoredItem[] {
  return items
    .filter(({ isPermanentFailure, stage }) => !isPermanentFailure && stage !== 'known')
    .map(({ id, name, size, lastModified, language, isWanted, isPaused, sha256, uploadId }) => ({
      ...{ id, name, size, lastModified, language, isWanted, isPaused, sha256, uploadId },
    }));
}

/** The list after a reload: completely uploaded files continue, the others need their file again. */
export function fromStoredQueue(remembered: readonly StoredItem[]): QueueItem[] {
  return remembered.map((item) => ({
    ...item,
    stage: item.uploadId === undefined ? 'fileless' : 'sent',
    isBusy: false,
    sentBytes: item.uploadId === undefined ? 0 : item.size,
  }));
}

/** Whether a stored value is a valid list. */
export function isStoredQueue(raw: unknown): raw is StoredItem[] {
  return Array.isArray(raw) && raw.every(isStoredItem);
}

function isStoredItem(raw: unknown): boolean {
  if (typeof raw !== 'object' || raw === null) return false;
  const item = raw as Partial<Record<keyof StoredItem, unknown>>;
  const texts = [item.id, item.name];
  const numbers = [item.size, item.lastModified];
  const flags = [item.isWanted, item.isPaused];
  const options = [item.sha256, item.uploadId];
  return (
    texts.every((value) => typeof value === 'string') &&
    numbers.every((value) => typeof value === 'number') &&
    flags.every((value) => typeof value === 'boolean') &&
    options.every((value) => value === undefined || typeof value === 'string') &&
    isLanguage(item.language)
  );
}
