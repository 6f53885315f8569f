import type { ErrorCode } from '@selah/shared/contracts/error-codes';

/** Room for the longest honest address, a random video with 400 excluded ids of 15 digits, and some more. */
export const MAX_TARGET_LENGTH = 8192;

/** What an address may consist of on the wire (RFC 3986): visible ASCII without what only confuses parsers. */
const WIRE_CHARACTERS = /^[\x21\x24-\x3b\x3d\x3f-\x5b\x5d\x5f\x61-\x7a\x7c\x7e]*$/;
// Browsers leave these unencoded in a query, and there they do no harm.
const QUERY_CHARACTERS = /^[\x21-\x7e]*$/;

/** What a step through folders is written with. */
const SUSPICIOUS = /%|\/\./;

/**
 * What is wrong with the target of a request line, if anything. Targets are refused, not repaired: a gateway that reads
 * `/api/videos/..%2fstats` one way and a service that reads it another way is how access rules are walked around.
 */
export function targetProblem(target: string): ErrorCode | undefined {
  if (target.length > MAX_TARGET_LENGTH) return 'uri_too_long';
  // `*` and absolute addresses are for proxies of another kind.
  if (!target.startsWith('/')) return 'invalid_input';
  const [path, query] = splitTarget(target);
  if (!WIRE_CHARACTERS.test(path) || !QUERY_CHARACTERS.test(query) || query.includes('#')) {
    return 'invalid_input';
  }
  if (!SUSPICIOUS.test(path)) return undefined;
  return path.split('/').every(isPlainSegment) ? undefined : 'invalid_input';
}

/** Path and query (without the question mark) as they stand on the wire. */
export function splitTarget(target: string): readonly [path: string, query: string] {
  const mark = target.indexOf('?');
  return mark === -1 ? [target, ''] : [target.slice(0, mark), target.slice(mark + 1)];
}

/** A segment that names the same thing before and after decoding, and is no step through folders. */
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
