import { UPLOADS } from '@selah/shared/contracts/limits';
import { texts } from '../../locales/pt.ts';

const MEGABYTE = 1024 * 1024;

export interface FileFacts {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** From the browser, by the file name; empty when unknown. */
  readonly type: string;
}

/** What the dialog for many files offers: some systems know MKV only by its extension. */
export const VIDEO_FILES = 'video/*,video/x-matroska,application/mp4,.mkv,.mp4,.m4v,.mov,.webm,.3gp,.3g2';

/** Types that systems without a player give to films. The server looks at the bytes. */
const UNCLEAR_TYPES = ['', 'application/octet-stream', 'application/mp4'];

/** Why a file cannot become a video, if this is known before reading it (Q46); otherwise undefined. */
export function refusalOf(
  { size, type }: FileFacts,
  maxMegabytes: number = UPLOADS.defaultMaxMegabytes,
): string | undefined {
  if (size === 0) return texts.uploads.empty;
  if (!UNCLEAR_TYPES.includes(type) && !type.startsWith('video/')) return texts.uploads.notVideo;
  if (size > maxMegabytes * MEGABYTE) return texts.uploads.tooLarge(maxMegabytes);
  return undefined;
}
