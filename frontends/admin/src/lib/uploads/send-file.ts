import { PROBLEM_HEADER } from '@selah/shared/contracts/videos/uploads';
import { type DetailedError, type HttpResponse, Upload } from 'tus-js-client';
import { texts } from '../../locales/pt.ts';
import { type RetryOptions, retryWhileOffline } from './retry-while-offline.ts';
import { deleteUnfinishedUpload, findUnfinishedUpload, storeUnfinishedUpload } from './unfinished-uploads.ts';
import { ConnectionLostError, tusFailure, UploadRejectedError } from './upload-errors.ts';

const ENDPOINT = '/api/uploads';
/** Statuses for an upload that the server no longer has: deleted, used, or of another administrator. */
const GONE = [403, 404, 410];

export interface SendFileOptions extends RetryOptions {
  readonly sha256: string;
  /** Bytes that the server has or is being sent. */
  readonly onProgress?: (sentBytes: number) => void;
}

/**
 * Sends a file by tus and resolves to the id of the upload. Continues an earlier upload after a lost connection, a reload or
 * a login, and waits while the connection is lost.
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
  { sha256, signal, onProgress }: SendFileOptions,
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
      onSuccess: () => resolve(uploadIdOf(upload.url ?? '')),
      onError(error) {
        const failure = readFailure(error);
        const status = statusOf(error);
        if (!begun || !GONE.includes(status)) return reject(failure);
        deleteUnfinishedUpload(sha256);
        reject(new ConnectionLostError('the server no longer has the upload', 0));
      },
    });
    signal.addEventListener('abort', () => {
      void upload.abort();
      reject(signal.reason);
    });
    upload.start();
  });
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
