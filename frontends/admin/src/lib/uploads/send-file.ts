import { formatBytes } from '@selah/shared/contracts/format-bytes';
import { PROBLEM_HEADER } from '@selah/shared/contracts/videos/uploads';
import { type DetailedError, type HttpResponse, Upload } from 'tus-js-client';
import { texts } from '../../locales/pt.ts';
import { createPieceSize, type PieceSize, SMALLEST_PIECE } from './piece-size.ts';
import { type RetryOptions, retryWhileOffline } from './retry-while-offline.ts';
import { deleteUnfinishedUpload, findUnfinishedUpload, storeUnfinishedUpload } from './unfinished-uploads.ts';
import { ConnectionLostError, isOfProduct, tusFailure, UploadRejectedError } from './upload-errors.ts';

const ENDPOINT = '/api/uploads';
/** Statuses for an upload that the server no longer has: deleted, used, or of another administrator. */
const GONE = [403, 404, 410];
const TOO_LARGE = 413;
/** The first piece: the server sees by it whether the file is a video, before the rest is sent. Bytes. */
export const FIRST_PIECE = 64 * 1024;

/** What all uploads of this page know about their way to the site. */
const sizesOfPage = createPieceSize();

export interface SendFileOptions extends RetryOptions {
  readonly sha256: string;
  /** Bytes that the server has or is being sent. */
  readonly onProgress?: (sentBytes: number) => void;
  /** By default, that of the page. */
  readonly pieces?: PieceSize;
}

/**
 * Sends a file by tus, in pieces, and resolves to the id of the upload. Continues an earlier upload after a lost connection, a
 * reload or a login, and waits while the connection is lost. A proxy that refuses a piece (413) gets smaller ones.
 * @throws SessionExpiredError, UploadRejectedError, or the reason of the signal
 */
export function sendFile(file: File, options: SendFileOptions): Promise<string> {
  let arrivedBytes = 0;
  return retryWhileOffline(async (progressed) => {
    if (!(await isReadable(file))) throw new UploadRejectedError(texts.uploads.unreadable, 'unreadable');
    return attemptToSend(file, options, (offset) => {
      if (offset > arrivedBytes) progressed();
      arrivedBytes = offset;
    });
  }, options);
}

/** Deletes the upload of a removed file at the server. If that fails, the server deletes it after a day. */
export function cancelUpload(sha256: string): void {
  const url = findUnfinishedUpload(sha256, Date.now());
  deleteUnfinishedUpload(sha256);
  if (url) Upload.terminate(url, { retryDelays: null }).catch(() => {});
}

function attemptToSend(
  file: File,
  { sha256, signal, onProgress, pieces = sizesOfPage }: SendFileOptions,
  /** Called first with the number of bytes at the server, because sent bytes may be lost. */
  onBeginning: (offset: number) => void,
): Promise<string> {
  const begun = findUnfinishedUpload(sha256, Date.now());
  let hasBegun = false;
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      // Without an endpoint a missing upload is an error, instead of silently starting a second one.
      ...(begun ? { uploadUrl: begun } : { endpoint: ENDPOINT }),
      metadata: { filename: file.name, filetype: file.type, sha256 },
      headers: { 'Accept-Language': 'pt-BR' },
      chunkSize: begun ? pieces.bytes() : FIRST_PIECE,
      retryDelays: null,
      storeFingerprintForResuming: false,
      onUploadUrlAvailable() {
        if (!begun && upload.url) storeUnfinishedUpload(sha256, pathOf(upload.url), Date.now());
      },
      onProgress(sentBytes) {
        if (!hasBegun) onBeginning(sentBytes);
        hasBegun = true;
        onProgress?.(sentBytes);
      },
      onChunkComplete() {
        // That the first piece arrives says nothing of larger ones.
        if (upload.options.chunkSize !== FIRST_PIECE) pieces.arrived();
        // Read by the library before each piece.
        upload.options.chunkSize = pieces.bytes();
      },
      onSuccess: () => resolve(uploadIdOf(upload.url ?? '')),
      onError(error) {
        const status = statusOf(error);
        const isPiece = 'originalRequest' in error && error.originalRequest.getMethod() === 'PATCH';
        if (isPiece && status === TOO_LARGE && !isOfProduct(bodyOf(error)))
          return reject(afterRefusal(pieces, upload.options.chunkSize ?? 0));
        const failure = readFailure(error);
        if (isPiece && failure instanceof ConnectionLostError) pieces.broke();
        if (!begun || !GONE.includes(status)) return reject(failure);
        deleteUnfinishedUpload(sha256);
        reject(new ConnectionLostError('the server no longer has the upload', { retryAfterMs: 0 }));
      },
    });
    signal.addEventListener('abort', () => {
      void upload.abort();
      reject(signal.reason);
    });
    upload.start();
  });
}

/** A smaller piece is sent at once; the smallest cannot be made smaller. */
function afterRefusal(pieces: PieceSize, bytes: number): Error {
  if (pieces.refused(bytes)) return new ConnectionLostError('a proxy refuses the piece', { retryAfterMs: 0 });
  return new UploadRejectedError(texts.uploads.proxyRefuses(formatBytes(SMALLEST_PIECE)), 'refused_by_proxy');
}

function readFailure(error: Error | DetailedError): Error {
  if (!('originalRequest' in error)) return new ConnectionLostError(error.message);
  const answer = error.originalResponse;
  if (!answer) return new ConnectionLostError(error.message);
  return tusFailure(answer.getStatus(), problemOf(answer), answer.getHeader('Retry-After'));
}

/** The problem of a refused `HEAD` is in a header. */
function problemOf(answer: HttpResponse): string {
  const header = answer.getHeader(PROBLEM_HEADER);
  return header ? decodeURIComponent(header) : answer.getBody();
}

function bodyOf(error: Error | DetailedError): string {
  return 'originalResponse' in error ? (error.originalResponse?.getBody() ?? '') : '';
}

function statusOf(error: Error | DetailedError): number {
  return 'originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0;
}

/** A file that was changed, moved or deleted after it was chosen can never be read again. */
async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

function pathOf(url: string): string {
  return new URL(url, window.location.href).pathname;
}

function uploadIdOf(url: string): string {
  return decodeURIComponent(pathOf(url).split('/').at(-1) ?? '');
}
