import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '@selah/service-kit/errors/app-error';
import { isStorageFull } from '@selah/service-kit/errors/storage-full';
import { uploadMetadataSchema } from '@selah/shared/contracts/videos/uploads';
import { type DataStore, MemoryLocker, Server } from '@tus/server';
import { diskFull, missingOnDisk, type ReceivedUpload, type Uploads } from '../../../domain/uploads.ts';
import { type RefuseEarlyDeps, refuseEarly } from '../../../use-cases/uploads/refuse-early.ts';
import { formError } from './form-limits.ts';

export const UPLOADS_PATH = '/api/uploads';

export interface TusServerDeps extends RefuseEarlyDeps {
  readonly uploadStore: DataStore;
  readonly resumable: Pick<Uploads, 'find' | 'read' | 'remove' | 'awaitedBytes'>;
  /** Bytes that can still be written to the disk of the uploads. */
  readonly freeBytes: () => Promise<number>;
  readonly uploads: { readonly maxBytes: number };
}

/**
 * How long a transfer may take to store its bytes when its sender continues on another connection: a busy disk may stand still for that
 * long, and what is cut off is sent again. A connection that broke unnoticed delays its sender by this time. Milliseconds.
 */
const DRAIN_MS = 1_000;

/** How often a request looks whether the one before it has ended. Milliseconds. */
const POLL_MS = 10;

/** The library looks again in each turn of the event loop, which would keep a core busy for as long as it waits. */
class PollingLocker extends MemoryLocker {
  override newLock(id: string): ReturnType<MemoryLocker['newLock']> {
    const lock = super.newLock(id);
    const take = lock.lock.bind(lock);
    lock.lock = (signal, requestRelease) =>
      take(signal, async () => {
        await requestRelease();
        await pause(POLL_MS);
      });
    return lock;
  }
}

/** The folder of uploads is of another user, or its disk is read-only: no further attempt changes that. */
function isForbidden(cause: unknown): boolean {
  if (typeof cause !== 'object' || cause === null || !('code' in cause)) return false;
  return cause.code === 'EACCES' || cause.code === 'EPERM' || cause.code === 'EROFS';
}

/** Answers one request of the protocol. @throws AppError for every rejection */
export type HandleTusRequest = (request: Request) => Promise<Response>;

/**
 * The server of resumable uploads (tus 1.0). An upload that cannot fit on the disk is rejected before its first byte, one that is no
 * video after its first kilobytes.
 */
export function createTusServer(deps: TusServerDeps): HandleTusRequest {
  const limits = { maxFileBytes: deps.uploads.maxBytes, maxFiles: 1 };
  const causes = new WeakMap<object, unknown>();
  const server = new Server({
    path: UPLOADS_PATH,
    datastore: deps.uploadStore,
    locker: new PollingLocker(),
    lockDrainTimeout: DRAIN_MS,
    // A relative address, because clients only reach the gateway, not this process.
    relativeLocation: true,
    maxSize: deps.uploads.maxBytes,
    allowedOrigins: () => false,
    async onUploadCreate(_request, { size = 0, metadata }) {
      const said = uploadMetadataSchema.safeParse(metadata ?? {});
      if (!said.success) throw new AppError('invalid_input', { issues: said.error.issues });
      const [freeBytes, awaitedBytes] = await Promise.all([deps.freeBytes(), deps.resumable.awaitedBytes()]);
      const missing = missingOnDisk(size, { freeBytes, awaitedBytes });
      if (missing > 0) throw diskFull(missing);
      return {};
    },
    onResponseError(request, error) {
      causes.set(request, error);
      return undefined;
    },
  });
  /**
   * Rejects a piece whose offset is before the end of the received bytes at once, also while another request is still
   * writing: a browser repeats a request whose connection broke, and keeps sending until it gets an answer.
   */
  async function refuseRepeated(request: Request): Promise<void> {
    const upload = request.method === 'PATCH' ? await uploadOf(request) : undefined;
    if (upload && offsetOf(request) < upload.receivedBytes) throw new AppError('conflict');
  }

  /**
   * Rejects the question where to continue while the rest cannot fit on the disk. A browser does not read the answer to a piece
   * that it is still sending, so after its connection is closed it must learn here that the disk is full.
   */
  async function refuseWithoutSpace(request: Request): Promise<void> {
    if (request.method !== 'HEAD') return;
    const { restBytes, freeBytes } = await spaceFor(request);
    if (restBytes > freeBytes) throw diskFull(missingOnDisk(restBytes, { freeBytes }));
  }

  /** The bytes that an upload still has to receive (0 if it is unknown), and those that can be written. */
  async function spaceFor(request: Request) {
    const [upload, freeBytes] = await Promise.all([uploadOf(request), deps.freeBytes()]);
    return { restBytes: upload ? upload.sizeBytes - upload.receivedBytes : 0, freeBytes };
  }

  function uploadOf({ url }: Request): Promise<ReceivedUpload | undefined> {
    return deps.resumable.find(idIn(url));
  }

  return async (request) => {
    await refuseRepeated(request);
    await refuseWithoutSpace(request);
    const response = await server.handleWeb(request);
    if (response.status < 400) {
      await refuseEarly(deps, idIn(response.headers.get('location') ?? request.url), offsetOf(request));
      return response;
    }
    const cause = causes.get(request);
    if (cause instanceof AppError) throw cause;
    if (isForbidden(cause)) throw new AppError('folder_not_writable', { cause });
    if (!isStorageFull(cause)) throw refusal(response.status, cause);
    const { restBytes, freeBytes } = await spaceFor(request);
    throw diskFull(missingOnDisk(restBytes, { freeBytes }), cause);
  };

  /** Maps a status of the protocol to an error with a message for people. */
  function refusal(status: number, cause: unknown): AppError {
    switch (status) {
      case 404:
      case 410:
        return new AppError('upload_not_found', { cause });
      case 409:
        return new AppError('conflict', { cause });
      case 413:
        return formError('file_too_large', limits, cause);
      default:
        return new AppError(status < 500 || status === 501 ? 'invalid_input' : 'unavailable', { cause });
    }
  }
}

function idIn(address: string): string {
  return address.split('/').at(-1) ?? '';
}

/** Bytes that the upload has by the words of its sender; 0 for a new one. */
function offsetOf({ headers }: Request): number {
  return Number(headers.get('upload-offset'));
}
