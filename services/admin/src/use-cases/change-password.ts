import type { AdminSessions } from '../domain/ports.ts';
import type { SessionOrigin } from '../domain/session-origin.ts';
import { type ConfirmPasswordDeps, confirmPassword } from './confirm-password.ts';

export interface ChangePasswordDeps extends ConfirmPasswordDeps {
  readonly sessions: AdminSessions;
}

export interface ChangePasswordInput {
  readonly administratorId: number;
  readonly currentPassword: string;
  readonly password: string;
  readonly origin: SessionOrigin;
}

/** Sets a new password, ends all sessions, and returns the token of a new one for this browser. */
export async function changePassword(
  deps: ChangePasswordDeps,
  { administratorId, currentPassword, password, origin }: ChangePasswordInput,
): Promise<string> {
  const administrator = await confirmPassword(deps, { administratorId, password: currentPassword });
  await deps.administrators.setPassword(administratorId, await deps.passwords.hash(password));
  await deps.sessions.endAllOf(administratorId);
  return deps.sessions.open(administrator, origin);
}
