import type { RequestHandler } from 'msw';
import { type SessionState, sessionHandlers } from './handlers/session.ts';

/**
 * The API as the administrator's pages meet it on a good day, with a memory of its own: for tests, and for the remote
 * alone. Each feature adds its handlers here.
 */
export function mockApi({ isLoggedIn = true } = {}): { handlers: RequestHandler[]; session: SessionState } {
  const session: SessionState = { isOpen: isLoggedIn };
  return { session, handlers: [...sessionHandlers(session)] };
}
