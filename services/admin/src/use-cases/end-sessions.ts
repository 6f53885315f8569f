import { AppError } from '@selah/service-kit/errors/app-error';
import type { AdminSessions } from '../domain/ports.ts';

export interface EndSessionsDeps {
  readonly sessions: AdminSessions;
}

/**
 * Ends one session of the administrator.
 * @throws AppError `not_found` when it is not theirs or not active
 */
export async function endSession(
  { sessions }: EndSessionsDeps,
  { administratorId, sessionId }: { readonly administratorId: number; readonly sessionId: string },
): Promise<void> {
  const own = await sessions.openOf(administratorId);
  if (!own.some(({ id }) => id === sessionId)) throw new AppError('not_found');
  await sessions.end(sessionId);
}

/** Ends all sessions but one; returns their number. */
export async function endOtherSessions(
  { sessions }: EndSessionsDeps,
  { administratorId, keptId }: { readonly administratorId: number; readonly keptId: string },
): Promise<number> {
  const others = (await sessions.openOf(administratorId)).filter(({ id }) => id !== keptId);
  await Promise.all(others.map(({ id }) => sessions.end(id)));
  return others.length;
}
