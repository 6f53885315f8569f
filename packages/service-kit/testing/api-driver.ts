import type { Clock } from '../src/clock.ts';
import type { SigningSecrets } from '../src/config/signing-secrets.ts';
import { ANONYMOUS, IDENTITY_HEADER, type Identity } from '../src/identity/identity.ts';
import { signIdentity } from '../src/identity/identity-token.ts';

export interface Answer<Body = unknown> {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed if it is JSON, else text; undefined if empty. */
  readonly body: Body;
}

export interface Call {
  readonly as?: Identity;
  readonly json?: unknown;
  readonly form?: FormData;
  /** Body bytes sent unchanged, for malformed requests. */
  readonly raw?: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
  /** Aborts the request. */
  readonly signal?: AbortSignal;
}

/** Secret of services in tests; valid for `secretVariable`. */
export const TEST_INTERNAL_SECRET = '7f3b91d0c2e84a65b1f09e3d7c5a48260e9d1b7f43c8a25e';

/** The same, as a configuration has it. */
export const TEST_INTERNAL_SECRETS: SigningSecrets = [TEST_INTERNAL_SECRET];

/** Sends requests to a service as the gateway does, with a signed identity. */
export function createApiDriver(
  baseUrl: string,
  internalSecret = TEST_INTERNAL_SECRET,
  now: Clock = Date.now,
) {
  async function call(method: string, path: string, options: Call = {}): Promise<Answer> {
    const headers = new Headers(options.headers);
    if (!headers.has(IDENTITY_HEADER)) {
      headers.set(IDENTITY_HEADER, await signIdentity(options.as ?? ANONYMOUS, [internalSecret], now()));
    }
    if (options.json !== undefined) headers.set('content-type', 'application/json');
    const body =
      options.raw ?? options.form ?? (options.json === undefined ? undefined : JSON.stringify(options.json));
    const response = await fetch(new URL(path, baseUrl), {
      method,
      headers,
      redirect: 'manual',
      ...(options.signal && { signal: options.signal }),
      ...(body !== undefined && { body: body as NonNullable<RequestInit['body']> }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? undefined : isJson ? (JSON.parse(text) as unknown) : text,
    };
  }
  return {
    get: (path: string, options?: Call) => call('GET', path, options),
    post: (path: string, options?: Call) => call('POST', path, options),
    put: (path: string, options?: Call) => call('PUT', path, options),
    delete: (path: string, options?: Call) => call('DELETE', path, options),
    call,
  };
}

export type ApiDriver = ReturnType<typeof createApiDriver>;

export const asAdmin: Identity = { admin: { id: 1, username: 'admin', sessionId: 'admin-session' } };

export function asSiteUser(id: number): Identity {
  return { siteUser: { id, sessionId: `session-of-${id}` } };
}
