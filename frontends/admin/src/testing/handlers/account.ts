import type { AdminAccount } from '@selah/shared/contracts/admin/requests';
import { HttpResponse, http } from 'msw';
import { problem } from '../problem.ts';
import { ADMIN, ADMINS_PASSWORD, type SessionState } from './session.ts';

const unauthenticated = () => problem(401, 'unauthenticated', 'Entre na sua conta para continuar.');

export interface AccountState {
  email: string | null;
  mail: AdminAccount['mail'];
  password: string;
  sessions: AdminAccount['sessions'];
}

/** An account with this session and one in another browser. */
export function anAccount(but: Partial<AccountState> = {}): AccountState {
  return {
    email: 'dona@example.org',
    mail: 'smtp',
    password: ADMINS_PASSWORD,
    sessions: [
      aSession('a', { browser: 'Firefox · Linux', isCurrent: true }),
      aSession('b', { openedAt: '2026-03-01T09:30:00.000Z' }),
    ],
    ...but,
  };
}

function aSession(digit: string, but: Partial<AdminAccount['sessions'][number]> = {}) {
  return {
    id: digit.repeat(64),
    openedAt: '2026-03-02T12:00:00.000Z',
    browser: 'Chrome · Android',
    address: '203.0.113.x',
    isCurrent: false,
    ...but,
  };
}

export function accountHandlers(session: SessionState, account: AccountState) {
  const present = () => {
    const { email, mail, sessions } = account;
    return HttpResponse.json({ ...ADMIN, email, mail, sessions });
  };
  const wrong = () => problem(403, 'wrong_password', 'A senha atual não confere.');
  return [
    http.get('*/api/auth/account', () => (session.isOpen ? present() : unauthenticated())),
    http.put('*/api/auth/password', async ({ request }) => {
      const { currentPassword, password } = (await request.json()) as Record<string, string>;
      if (!session.isOpen) return unauthenticated();
      if (currentPassword !== account.password) return wrong();
      account.password = password ?? '';
      account.sessions = account.sessions.filter(({ isCurrent }) => isCurrent);
      return HttpResponse.json({ message: 'ok' });
    }),
    http.put('*/api/auth/email', async ({ request }) => {
      const { currentPassword, email } = (await request.json()) as Record<string, string>;
      if (!session.isOpen) return unauthenticated();
      if (currentPassword !== account.password) return wrong();
      account.email = email ?? null;
      return present();
    }),
    http.delete('*/api/auth/sessions', () => {
      const before = account.sessions.length;
      account.sessions = account.sessions.filter(({ isCurrent }) => isCurrent);
      return HttpResponse.json({ ended: before - account.sessions.length });
    }),
    http.delete('*/api/auth/sessions/:id', ({ params }) => {
      account.sessions = account.sessions.filter(({ id }) => id !== params.id);
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('*/api/auth/forgot-password', () =>
      HttpResponse.json({
        message: 'Instruções de recuperação de senha enviadas para seu e-mail',
        delivery: account.mail,
      }),
    ),
    http.post('*/api/auth/reset-password', () => HttpResponse.json({ message: 'ok' })),
  ];
}
