import type { MediaInfo } from '../../domain/media-store.ts';

type Version = Pick<MediaInfo, 'etag' | 'modifiedAt'>;

/** The validators of a version as they stand in headers; times there have no milliseconds. */
export function validatorsOf({ etag, modifiedAt }: Version) {
  return { etag: `"${etag}"`, modifiedMs: Math.floor(modifiedAt.getTime() / 1000) * 1000 };
}

/** Whether the caller has this version already (RFC 9110 §13.1.2 and §13.1.3): the tags decide, else the date. */
export function isKnownToCaller(
  version: Version,
  headers: { readonly ifNoneMatch: string; readonly ifModifiedSince: string },
): boolean {
  const { etag, modifiedMs } = validatorsOf(version);
  const { ifNoneMatch, ifModifiedSince } = headers;
  if (ifNoneMatch !== '') {
    const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return tags.includes(etag) || tags.includes('*');
  }
  // No date reads as NaN, which nothing is smaller than.
  return modifiedMs <= Date.parse(ifModifiedSince);
}

/** If-Range (RFC 9110 §13.1.5): without it any version will do; with it the very tag, or a date that is exactly ours. */
export function isVersionWanted(version: Version, ifRange: string): boolean {
  const { etag, modifiedMs } = validatorsOf(version);
  if (ifRange === '') return true;
  return ifRange.includes('"') ? ifRange === etag : Date.parse(ifRange) === modifiedMs;
}
