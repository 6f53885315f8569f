import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { IDENTITY_HEADER } from '@selah/service-kit/identity/identity';
import { signIdentity } from '@selah/service-kit/identity/identity-token';
import {
  type Answer,
  type ApiDriver,
  asAdmin,
  type Call,
  TEST_INTERNAL_SECRETS,
} from '@selah/service-kit/testing/api-driver';

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const TUS = { 'tus-resumable': '1.0.0' };
const PIECE = { ...TUS, 'content-type': 'application/offset+octet-stream' };

export interface TusUpload {
  readonly bytes: Uint8Array;
  readonly name?: string;
  readonly sha256?: string;
}

/** `Upload-Metadata` as a client sends it. */
export function uploadMetadata(values: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value = '']) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');
}

/** A tus 1.0 client of the administrator, one request at a time. */
export function createTusDriver(api: ApiDriver, baseUrl: string) {
  const address = (id: string) => `/api/uploads/${id}`;
  const call = (method: string, path: string, options: Call = {}) =>
    api.call(method, path, { as: asAdmin, ...options, headers: { ...TUS, ...options.headers } });

  function create(
    sizeBytes: number,
    { name = 'film.mp4', sha256 }: Omit<TusUpload, 'bytes'> = {},
  ): Promise<Answer> {
    const metadata = uploadMetadata({ filename: name, sha256 });
    return call('POST', '/api/uploads', {
      headers: { 'upload-length': String(sizeBytes), 'upload-metadata': metadata },
    });
  }
  const send = (id: string, offset: number, bytes: Uint8Array) =>
    call('PATCH', address(id), { raw: bytes, headers: { ...PIECE, 'upload-offset': String(offset) } });

  /** Creates an upload of this size and returns its id. */
  async function begin(sizeBytes: number, options: Omit<TusUpload, 'bytes'> = {}): Promise<string> {
    const answer = await create(sizeBytes, options);
    if (answer.status !== 201) throw new Error(`rejected with ${answer.status}`);
    return String(answer.headers.get('location')).slice('/api/uploads/'.length);
  }

  return {
    call,
    create,
    begin,
    send,
    head: (id: string) => call('HEAD', address(id)),
    /** Starts to send a piece of this size; its bytes are written by the caller. */
    async sendSlowly(id: string, pieceSize: number) {
      const identity = await signIdentity(asAdmin, TEST_INTERNAL_SECRETS, Date.now());
      const headers = {
        ...PIECE,
        [IDENTITY_HEADER]: identity,
        'upload-offset': '0',
        'content-length': pieceSize,
      };
      const sending = request(new URL(address(id), baseUrl), { method: 'PATCH', headers });
      const answer = once(sending, 'response').then(([answered]) => answered as IncomingMessage);
      answer.catch(() => {});
      return {
        write: (bytes: Uint8Array) => void sending.write(bytes),
        hangUp: () => void sending.destroy(),
        /** Hangs up after these bytes; resolves when all of them have left this process. */
        async writeAndHangUp(bytes: Uint8Array) {
          await new Promise<void>((resolve) => sending.write(bytes, () => resolve()));
          sending.destroy();
        },
        /** Rejects if the connection broke. */
        answer,
      };
    },
    giveUp: (id: string) => call('DELETE', address(id)),
    /** Sends a whole file and returns the id of its upload. */
    async upload({ bytes, ...options }: TusUpload): Promise<string> {
      const id = await begin(bytes.length, options);
      if (bytes.length === 0) return id;
      const { status } = await send(id, 0, bytes);
      if (status !== 204) throw new Error(`failed with ${status}`);
      return id;
    },
  };
}

export type TusDriver = ReturnType<typeof createTusDriver>;
