import type { FailureCode } from '@selah/shared/contracts/videos/failures';

/** How many bytes tell a playlist from other files. */
export const HEAD_BYTES = 1024;

/** What HLS, DASH, PLS, ASX, XSPF, Smooth Streaming and concat lists begin with, or hold near their beginning. */
const PLAYLIST =
  /^\s*(?:#EXTM3U|\[playlist\]|ffconcat version|<asx\b)|<(?:MPD|playlist|SmoothStreamingMedia)[\s>]/i;

/** Why a file that is none of our containers is refused, by its first bytes. */
export function reasonForRefusal(head: Uint8Array): FailureCode {
  if (head.length === 0) return 'empty';
  return PLAYLIST.test(new TextDecoder().decode(head)) ? 'playlist' : 'not_a_video';
}
