import type { SavedMessage } from '@selah/shared/contracts/messages/requests';
import { type DefaultBodyType, HttpResponse, http, type StrictRequest } from 'msw';
import { problem, server } from './server.ts';

export const ana = { id: 7, email: 'ana@example.org', name: 'Ana' };
export const ANAS_PASSWORD = 'segredo1';

/** A saved message of Ana, with changes. */
export function aSavedMessage(but: Partial<SavedMessage> = {}): SavedMessage {
  const id = but.id ?? 1;
  return {
    id,
    userId: ana.id,
    name: 'Ana',
    question: `Pergunta ${id}`,
    message: `Resposta ${id}.\n\nSegundo parágrafo.`,
    language: 'pt',
    createdAt: '2026-01-05T12:00:00.000Z',
    ...but,
  };
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly key: string | null;
}

/**
 * Ana's account on the mocked server: a login starts a session; messages can be saved (once per key), listed and deleted.
 * Reset after each test.
 */
export function withAnasAccount({ messages = [] as readonly SavedMessage[], loggedIn = false } = {}) {
  const account = { loggedIn, messages: [...messages], calls: [] as Call[] };
  const saved = new Map<string, SavedMessage>();
  const record = async (request: StrictRequest<DefaultBodyType>) => {
    const text = await request.text();
    const { pathname: path } = new URL(request.url);
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    account.calls.push({ method: request.method, path, body, key: request.headers.get('idempotency-key') });
    return body;
  };
  const refusal = () => problem(401, 'session_expired', 'Sessão expirada');

  server.use(
    http.post('*/api/site-users/login', async ({ request }) => {
      const { email, password } = loginOf(await record(request));
      if (email !== ana.email || password !== ANAS_PASSWORD) {
        return problem(401, 'bad_credentials', 'Credenciais inválidas');
      }
      account.loggedIn = true;
      return HttpResponse.json(ana);
    }),
    http.post('*/api/site-users/register', async ({ request }) => {
      await record(request);
      return HttpResponse.json({ message: 'Registro realizado com sucesso!', user: ana }, { status: 201 });
    }),
    http.post('*/api/site-users/logout', async ({ request }) => {
      await record(request);
      account.loggedIn = false;
      return new HttpResponse(null, { status: 204 });
    }),
    http.get(`*/api/site-users/${ana.id}`, async ({ request }) => {
      await record(request);
      return account.loggedIn ? HttpResponse.json(ana) : refusal();
    }),
    http.get(`*/api/saved-messages/user/${ana.id}`, async ({ request }) => {
      await record(request);
      return account.loggedIn ? HttpResponse.json(account.messages) : refusal();
    }),
    http.post('*/api/saved-messages', async ({ request }) => {
      const draft = await record(request);
      const key = request.headers.get('idempotency-key') ?? '';
      const known = saved.get(key);
      if (known) return HttpResponse.json(known, { status: 201 });
      const kept = aSavedMessage({ ...(draft as Partial<SavedMessage>), id: 100 + account.messages.length });
      saved.set(key, kept);
      account.messages.unshift(kept);
      return HttpResponse.json(kept, { status: 201 });
    }),
    http.delete('*/api/saved-messages/:id', async ({ request, params }) => {
      await record(request);
      account.messages = account.messages.filter(({ id }) => id !== Number(params.id));
      return new HttpResponse(null, { status: 204 });
    }),
  );

  return {
    account,
    /** The calls so far, as `METHOD path`. */
    calls: (start = '') =>
      account.calls.map(({ method, path }) => `${method} ${path}`).filter((call) => call.startsWith(start)),
  };
}

/** Ana is logged in, at the server and in the browser's storage. */
export function withAnaLoggedIn(messages: readonly SavedMessage[] = []) {
  rememberInBrowser(ana);
  return withAnasAccount({ messages, loggedIn: true });
}

export function rememberInBrowser(user: unknown): void {
  window.localStorage.setItem('siteUser', JSON.stringify(user));
}

export const storedUser = (): unknown => JSON.parse(window.localStorage.getItem('siteUser') ?? 'null');

function loginOf(body: unknown): { email: unknown; password: unknown } {
  if (typeof body !== 'object' || body === null) return { email: undefined, password: undefined };
  return {
    email: 'email' in body ? body.email : undefined,
    password: 'password' in body ? body.password : undefined,
  };
}
