import type { RequestHandler } from 'msw';
import { type AccountState, accountHandlers, anAccount } from './handlers/account.ts';
import { type SessionState, sessionHandlers } from './handlers/session.ts';

interface MockApiOptions {
  readonly isLoggedIn?: boolean;
  readonly account?: AccountState;
}

/**
 * The API as the administrator's pages meet it on a good day, with a memory of its own: for tests, and for the remote
 * alone. Each feature adds its handlers here.
 */
export function mockApi({ isLoggedIn = true, account = anAccount() }: MockApiOptions = {}) {
  const session: SessionState = { isOpen: isLoggedIn };
  const handlers: RequestHandler[] = [...sessionHandlers(session), ...accountHandlers(session, account)];
  return { session, account, handlers };
}
