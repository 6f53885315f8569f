import type { Clock } from '@selah/service-kit/clock';
import type { Uploads } from '../../domain/uploads.ts';

/** How long a broken transfer may be continued, and a finished upload be used. */
const KEPT_MS = 24 * 60 * 60 * 1000;

export interface DeleteExpiredUploadsDeps {
  readonly resumable: Pick<Uploads, 'clear'>;
  readonly now: Clock;
}

/** Deletes the resumable uploads that were not continued or used for a day. */
export async function deleteExpiredUploads({ resumable, now }: DeleteExpiredUploadsDeps): Promise<void> {
  await resumable.clear(new Date(now() - KEPT_MS));
}
