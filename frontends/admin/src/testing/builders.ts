import { LANGUAGES } from '@selah/shared/contracts/language-list';
import { FAILURE_MESSAGES } from '@selah/shared/contracts/videos/failures';
import type { ManagedVideo } from '@selah/shared/contracts/videos/managed-video';
import type { TrashItem } from '@selah/shared/contracts/videos/trash';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A ready video as the administrator sees it, with changes. */
export function aManagedVideo(changes: Partial<ManagedVideo> = {}): ManagedVideo {
  const id = changes.id ?? 1;
  return {
    id,
    title: `Salmo ${id}`,
    filename: `salmo-${id}.mp4`,
    language: 'pt',
    processing: 'ready',
    durationSeconds: 61,
    posterUrl: `/api/videos/poster/${id}`,
    revision: 1,
    createdAt: '2026-01-02T10:00:00.000Z',
    sizeBytes: 5_872_025,
    hasCaptions: false,
    ...changes,
  };
}

/** Many videos, with long titles, all languages, and some processing or failed ones. */
export function manyManagedVideos(count: number): ManagedVideo[] {
  return Array.from({ length: count }, (_, index) => {
    const id = index + 1;
    const language = LANGUAGES[index % LANGUAGES.length] ?? 'pt';
    const processing = id % 7 === 0 ? 'failed' : id % 11 === 0 ? 'pending' : 'ready';
    return aManagedVideo({
      id,
      language,
      processing,
      title:
        id % 5 === 0
          ? `Salmo ${id}: ${'o Senhor é o meu pastor e nada me faltará '.repeat(4)}`
          : `Salmo ${id}`,
      durationSeconds: 20 + ((id * 37) % 400),
      sizeBytes: 1_000_000 + ((id * 7_919_111) % 90_000_000),
      createdAt: new Date(Date.UTC(2026, 0, 1) + id * 3_600_000).toISOString(),
      hasCaptions: id % 3 === 0,
      ...(processing === 'failed'
        ? { failure: { code: 'index_missing' as const, message: FAILURE_MESSAGES.index_missing } }
        : {}),
    });
  });
}

/** A video deleted an hour before `now`. */
export function aTrashItem(changes: Partial<TrashItem> = {}, now = Date.now()): TrashItem {
  const deletedAt = now - DAY_MS / 24;
  return {
    id: 'deleted-1',
    kind: 'video',
    title: 'Salmo 23',
    filename: 'salmo-23.mp4',
    language: 'pt',
    sizeBytes: 5_872_025,
    deletedAt: new Date(deletedAt).toISOString(),
    expiresAt: new Date(deletedAt + 7 * DAY_MS).toISOString(),
    ...changes,
  };
}
