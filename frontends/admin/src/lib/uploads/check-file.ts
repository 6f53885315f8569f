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

/** Why a file cannot become a video, if this is known before reading it (Q46); otherwise undefined. */
export function refusalOf(
  { size, type }: FileFacts,
  maxMegabytes: number = UPLOADS.defaultMaxMegabytes,
): string | undefined {
  if (size === 0) return texts.uploads.empty;
  if (type !== '' && !type.startsWith('video/')) return texts.uploads.notVideo;
  if (size > maxMegabytes * MEGABYTE) return texts.uploads.tooLarge(maxMegabytes);
  return undefined;
}
