import type { IncomingHttpHeaders } from 'node:http';
import fresh from 'fresh';
import type { ByteRange, MediaInfo } from '../../../domain/media-store.ts';
import { mediaTypeOf } from '../../../domain/media-types.ts';
import { requestedRange } from './byte-range.ts';
import { isVersionWanted, type Validators, validatorsOf } from './conditional-request.ts';

/** Status and headers of an answer with a file, and which bytes of it follow. */
export interface MediaHead {
  readonly status: 200 | 206 | 304;
  readonly headers: Readonly<Record<string, string>>;
  /** Absent for the whole file. */
  readonly range?: ByteRange;
  /** Bytes that follow; also for HEAD, which sends none of them. */
  readonly length: number;
}

interface MediaRequest {
  readonly method?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

const FOR_ALL = { 'accept-ranges': 'bytes', 'x-content-type-options': 'nosniff' } as const;

/** How a request for a file is answered: whole, a range of it (206), or not modified (304). */
export function mediaHead(
  request: MediaRequest,
  info: MediaInfo,
  cacheControl: string,
): MediaHead | 'unsatisfiable' {
  const validators = validatorsOf(info);
  const { etag, lastModified } = validators;
  const known = { ...FOR_ALL, etag, 'cache-control': cacheControl };
  if (fresh(conditionsOf(request), { etag, 'last-modified': lastModified })) {
    return { status: 304, headers: known, length: 0 };
  }
  const headers = { ...known, 'last-modified': lastModified, 'content-type': mediaTypeOf(info.name) };
  const range = rangeOf(request, info.size, validators);
  if (range === 'whole') return { status: 200, headers, length: info.size };
  if (range === 'unsatisfiable') return range;
  const { start, end } = range;
  const part = { ...headers, 'content-range': `bytes ${start}-${end}/${info.size}` };
  return { status: 206, headers: part, range, length: end - start + 1 };
}

/**
 * Without `Cache-Control`: browsers add it to every conditional `fetch`, and `fresh` would treat it as a
 * forced reload.
 */
export function conditionsOf({ headers }: Pick<MediaRequest, 'headers'>) {
  return {
    'if-none-match': headers['if-none-match'] ?? '',
    'if-modified-since': headers['if-modified-since'] ?? '',
  };
}

/** The whole file for HEAD, and if the client's version is outdated. */
function rangeOf({ method, headers }: MediaRequest, size: number, validators: Validators) {
  const { range } = headers;
  if (method === 'HEAD' || range === undefined) return 'whole';
  if (!isVersionWanted(validators, String(headers['if-range'] ?? ''))) return 'whole';
  return requestedRange(range, size);
}
