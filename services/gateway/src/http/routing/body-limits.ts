import { AppError } from '@selah/service-kit/errors/app-error';
import type { Endpoint } from '@selah/shared/contracts/endpoint';
import { JSON_BODY_MAX_BYTES } from '@selah/shared/contracts/limits';
import { PAGE_ERRORS_PATH } from '@selah/shared/contracts/page-errors/kinds';

/** Maximum body sizes of a request. Bytes. */
export interface BodyLimit {
  /** JSON, or no content type. */
  readonly json: number;
  /** Raw bodies of the endpoint's media types; absent if it has none. */
  readonly raw?: number;
  /** Multipart; absent if not accepted. */
  readonly multipart?: number;
  /** For the error message about a body that is one file. */
  readonly maxFileMegabytes?: number;
}

const MEGABYTE = 1024 * 1024;

/** Overhead of multipart framing and text fields per file. */
const OVERHEAD_BYTES = 1 * MEGABYTE;

const BULK_UPLOAD = '/api/admin/bulk-upload';

/** Three words in JSON. Bytes. */
const PAGE_ERROR_MAX_BYTES = 256;

/** Limits of one endpoint. The service checks the size of single files in a bulk upload. */
export function bodyLimitFor(
  endpoint: Pick<Endpoint, 'path' | 'limit' | 'raw' | 'maxMegabytes'>,
  uploads: { readonly maxMegabytes: number; readonly maxFiles: number },
): BodyLimit {
  const json = endpoint.path === PAGE_ERRORS_PATH ? PAGE_ERROR_MAX_BYTES : JSON_BODY_MAX_BYTES;
  if (endpoint.raw) return rawLimit(endpoint.maxMegabytes ?? uploads.maxMegabytes);
  if (endpoint.limit !== 'upload') return { json };
  const oneFile = uploads.maxMegabytes * MEGABYTE + OVERHEAD_BYTES;
  if (endpoint.path === BULK_UPLOAD) return { json, multipart: oneFile * uploads.maxFiles };
  return { json, multipart: oneFile, maxFileMegabytes: uploads.maxMegabytes };
}

function rawLimit(maxFileMegabytes: number): BodyLimit {
  return { json: JSON_BODY_MAX_BYTES, raw: maxFileMegabytes * MEGABYTE, maxFileMegabytes };
}

export interface ApplicableLimit {
  readonly maxBytes: number;
  /** The error for larger bodies. */
  readonly tooLarge: () => AppError;
}

/** The limit for this content type. */
export function applicableLimit(limit: BodyLimit, contentType: string | undefined): ApplicableLimit {
  const { json, maxFileMegabytes } = limit;
  const maxBytes = fileLimit(limit, contentType?.toLowerCase());
  if (maxBytes === undefined) return { maxBytes: json, tooLarge: bodyTooLarge };
  if (maxFileMegabytes === undefined) return { maxBytes, tooLarge: bodyTooLarge };
  const params = { maxMegabytes: maxFileMegabytes };
  return { maxBytes, tooLarge: () => new AppError('file_too_large', { params }) };
}

/** The limit of a body with files; undefined for other bodies. */
function fileLimit({ raw, multipart }: BodyLimit, contentType: string | undefined): number | undefined {
  if (contentType?.startsWith('multipart/')) return multipart;
  return contentType === undefined || contentType.startsWith('application/json') ? undefined : raw;
}

function bodyTooLarge(): AppError {
  return new AppError('body_too_large');
}
