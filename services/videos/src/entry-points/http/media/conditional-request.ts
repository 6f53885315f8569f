import type { MediaInfo } from '../../../domain/media-store.ts';

export interface Validators {
  readonly etag: string;
  /** An HTTP date, which has no milliseconds. */
  readonly lastModified: string;
}

/**
 * Open files keep their descriptions, and formatting a date costs as much as reading the headers of a
 * request.
 */
const known = new WeakMap<object, Validators>();

/**
 * A time that a header cannot hold (RFC 9110 §5.6.7: four digits for the year) counts as the oldest; the tag
 * still tells versions apart.
 */
function httpDate(time: Date): string {
  const year = time.getUTCFullYear();
  return (year >= 1 && year <= 9999 ? time : new Date(0)).toUTCString();
}

/** The validators of a version in header format. */
export function validatorsOf(version: Pick<MediaInfo, 'etag' | 'modifiedAt'>): Validators {
  let validators = known.get(version);
  if (!validators) {
    validators = { etag: `"${version.etag}"`, lastModified: httpDate(version.modifiedAt) };
    known.set(version, validators);
  }
  return validators;
}

/**
 * If-Range (RFC 9110 §13.1.5): without it, any version matches; with it, only the same tag, or exactly our
 * date. `fresh` does not read this header.
 */
export function isVersionWanted({ etag, lastModified }: Validators, ifRange: string): boolean {
  if (ifRange === '') return true;
  return ifRange.includes('"') ? ifRange === etag : Date.parse(ifRange) === Date.parse(lastModified);
}
