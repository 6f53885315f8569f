import { CAPTIONS_MAX_MEGABYTES } from '@selah/shared/contracts/limits';

/** The size limit for added captions, in bytes; larger than that for a film's own text track. */
export const ADDED_CAPTIONS_MAX_BYTES = CAPTIONS_MAX_MEGABYTES * 1024 * 1024;

/** Two hours of speech are about a hundred kilobytes; a larger track is not captions. */
export const CAPTIONS_MAX_BYTES = 256 * 1024;

/** The start of a WebVTT file (WebVTT §4.1), and the arrow between the two times of a caption. */
const SIGNATURE = /^WEBVTT(?:[ \t\r\n]|$)/;
const ARROW = '-->';

/**
 * Whether the bytes of a film's text track can be served as WebVTT: UTF-8, of that format, not too large, and with at
 * least one caption, so that the player does not offer an empty track.
 */
export function areCaptions(bytes: Uint8Array, maxBytes = CAPTIONS_MAX_BYTES): boolean {
  if (bytes.length > maxBytes) return false;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return SIGNATURE.test(text) && text.includes(ARROW);
  } catch {
    return false;
  }
}
