import type { FailureCode } from '@selah/shared/contracts/videos/failures';

/** The number of bytes in which each of our containers can be recognised (the library looks at so many). */
export const RECOGNISED_BY_BYTES = 4100;

/** The number of bytes in which a playlist can be recognised. */
export const HEAD_BYTES = 1024;

/**
 * The first characters of HLS, DASH, PLS, ASX, XSPF, Smooth Streaming and concat lists, or text near their
 * beginning.
 */
const PLAYLIST =
  /^\s*(?:#EXTM3U|\[playlist\]|ffconcat version|<asx\b)|<(?:MPD|playlist|SmoothStreamingMedia)[\s>]/i;

/** Why a file that is not one of our containers is rejected, by its first bytes. */
export function reasonForRefusal(head: Uint8Array): FailureCode {
  if (head.length === 0) return 'empty';
  return PLAYLIST.test(new TextDecoder().decode(head)) ? 'playlist' : 'not_a_video';
}
