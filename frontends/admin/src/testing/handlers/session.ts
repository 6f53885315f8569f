import { HttpResponse, http } from 'msw';
import { problem } from '../problem.ts';

export const ADMIN = { id: 1, username: 'admin' } as const;
export const ADMINS_PASSWORD = 'segredo1';

/** The session of one administrator at the mocked server; tests can end it. */
export interface SessionState {
  isOpen: boolean;
}

const OPEN = { authenticated: true, loggedIn: true, ...ADMIN };
const CLOSED = { authenticated: false, loggedIn: false };

export function sessionHandlers(session: SessionState) {
  return [
    http.get('*/api/auth/user', () => HttpResponse.json(session.isOpen ? OPEN : CLOSED)),
    http.post('*/api/auth/login', async ({ request }) => {
      const login = (await request.json()) as { readonly username: string; readonly password: string };
      if (login.username !== ADMIN.username || login.password !== ADMINS_PASSWORD) {
        return problem(401, 'bad_credentials', 'Credenciais inválidas');
      }
      session.isOpen = true;
      return HttpResponse.json(ADMIN);
    }),
    http.post('*/api/auth/logout', () => {
      session.isOpen = false;
      return new HttpResponse(null, { status: 204 });
    }),
  ];
}
