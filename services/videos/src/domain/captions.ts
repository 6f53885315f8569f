import { CAPTIONS_MAX_MEGABYTES } from '@selah/shared/contracts/limits';

/** A file of captions that a person adds may say more than a film brings along, in bytes. */
export const ADDED_CAPTIONS_MAX_BYTES = CAPTIONS_MAX_MEGABYTES * 1024 * 1024;

/** Two hours of talk are about a hundred kilobytes; what is larger is no captions. */
export const CAPTIONS_MAX_BYTES = 256 * 1024;

/** What a WebVTT file begins with (WebVTT §4.1), and what stands between the two times of a caption. */
const SIGNATURE = /^WEBVTT(?:[ \t\r\n]|$)/;
const ARROW = '-->';

/**
 * Whether bytes that a stranger's film brought along can be served as WebVTT: UTF-8, of that form, not too many, and not
 * without a single caption, since a menu that offers nothing helps nobody.
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
