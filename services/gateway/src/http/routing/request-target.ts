import type { ErrorCode } from '@selah/shared/contracts/error-codes';

/** Enough for the longest valid address: a random video with 400 excluded ids of 15 digits. */
export const MAX_TARGET_LENGTH = 8192;

/** Characters allowed in an address (RFC 3986): visible ASCII without those that confuse parsers. */
const WIRE_CHARACTERS = /^[\x21\x24-\x3b\x3d\x3f-\x5b\x5d\x5f\x61-\x7a\x7c\x7e]*$/;
// Browsers do not encode these in a query, where they are harmless.
const QUERY_CHARACTERS = /^[\x21-\x7e]*$/;

/** Characters of path traversal. */
const SUSPICIOUS = /%|\/\./;

/**
 * What is wrong with a request target, if anything. Targets are refused, not normalised: if gateway and
 * service read `/api/videos/..%2fstats` differently, access rules can be bypassed.
 */
export function targetProblem(target: string): ErrorCode | undefined {
  if (target.length > MAX_TARGET_LENGTH) return 'uri_too_long';
  // `*` and absolute addresses are only for forward proxies.
  if (!target.startsWith('/')) return 'invalid_input';
  const [path, query] = splitTarget(target);
  if (!WIRE_CHARACTERS.test(path) || !QUERY_CHARACTERS.test(query) || query.includes('#')) {
    return 'invalid_input';
  }
  if (!SUSPICIOUS.test(path)) return undefined;
  return path.split('/').every(isPlainSegment) ? undefined : 'invalid_input';
}

/** Undecoded path and query (without the question mark). */
export function splitTarget(target: string): readonly [path: string, query: string] {
  const mark = target.indexOf('?');
  return mark === -1 ? [target, ''] : [target.slice(0, mark), target.slice(mark + 1)];
}

/** A segment that is the same before and after decoding, and no path traversal. */
function isPlainSegment(segment: string): boolean {
  if (!segment.includes('%')) return segment !== '.' && segment !== '..';
  let decoded: string;
  try {
    decoded = decodeURIComponent(segment);
  } catch {
    return false;
  }
  return decoded !== '.' && decoded !== '..' && !/[/\\\p{Cc}]/u.test(decoded);
}
