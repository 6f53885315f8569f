import { COMPANION_EXTENSIONS } from './companions.ts';
import { EXTENSIONS } from './container.ts';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  [EXTENSIONS.mp4]: 'video/mp4',
  m4v: 'video/mp4',
  [EXTENSIONS.quicktime]: 'video/quicktime',
  [EXTENSIONS.webm]: 'video/webm',
  [EXTENSIONS.matroska]: 'video/x-matroska',
  [COMPANION_EXTENSIONS.poster]: 'image/webp',
  [COMPANION_EXTENSIONS.captions]: 'text/vtt; charset=utf-8',
};

/** Whether a name has a video extension that browsers support. */
export function isVideoName(filename: string): boolean {
  return mediaTypeOf(filename).startsWith('video/');
}

/** The Content-Type of a file: only pictures, videos and captions, so that no stored file can act as a page of this site. */
export function mediaTypeOf(filename: string): string {
  const extension = filename.split('.').at(-1)?.toLowerCase() ?? '';
  return MEDIA_TYPES[extension] ?? 'application/octet-stream';
}
