import { ADMIN } from './product.ts';

export interface HttpAnswer {
  readonly status: number;
  readonly body: unknown;
}

export interface CallOptions {
  readonly json?: unknown;
  readonly form?: FormData;
  /** A body of another type, which `headers` must name. */
  readonly raw?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls the product like a page of its own site: same origin, with a cookie jar. */
export interface HttpVisitor {
  readonly cookie: string;
  call(method: string, path: string, body?: CallOptions): Promise<HttpAnswer>;
}

export function httpVisitor(url: string, startCookie = ''): HttpVisitor {
  let cookie = startCookie;
  return {
    get cookie() {
      return cookie;
    },
    async call(method, path, { json, form, raw, headers } = {}) {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: {
          origin: url,
          cookie,
          ...(json !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(json !== undefined && { body: JSON.stringify(json) }),
        ...(form && { body: form }),
        ...(raw !== undefined && { body: raw }),
      });
      cookie = response.headers.get('set-cookie')?.split(';')[0] || cookie;
      const isJson = response.headers.get('content-type')?.includes('json');
      const text = await response.text();
      return { status: response.status, body: isJson && text !== '' ? JSON.parse(text) : text };
    },
  };
}

/** What `loggedInVisitor` registers for an address. */
export const accountOf = (email: string) => ({ email, name: 'Ana', password: 'segredo1' });

/** An address that no visitor of any product has: a test that is repeated registers another visitor. */
export function newEmail(): string {
  return `ana-${crypto.randomUUID()}@example.org`;
}

/**
 * A newly registered, logged-in visitor.
 * @throws Error if the address is taken
 */
export async function loggedInVisitor(
  url: string,
  email = newEmail(),
): Promise<HttpVisitor & { readonly id: number }> {
  const visitor = httpVisitor(url);
  const account = accountOf(email);
  const { status, body } = await visitor.call('POST', '/api/site-users/register', { json: account });
  if (status !== 201) throw new Error(`the registration of ${email} was answered with ${status}`);
  await visitor.call('POST', '/api/site-users/login', { json: account });
  const { id } = (body as { user: { id: number } }).user;
  return { ...visitor, id, cookie: visitor.cookie };
}

/** Another session of a visitor whom `loggedInVisitor` registered. */
export async function logInAgain(url: string, email: string): Promise<HttpVisitor> {
  const visitor = httpVisitor(url);
  const { status } = await visitor.call('POST', '/api/site-users/login', { json: accountOf(email) });
  if (status !== 200) throw new Error(`the login of ${email} was answered with ${status}`);
  return visitor;
}

export async function loggedInAdmin(url: string): Promise<HttpVisitor> {
  const admin = httpVisitor(url);
  await admin.call('POST', '/api/auth/login', { json: ADMIN });
  return admin;
}
