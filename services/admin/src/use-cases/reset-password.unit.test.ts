import { describe, expect, it } from '@jest/globals';
import { silentLogger } from '@selah/service-kit/logging/logger';
import { type ResetPasswordDeps, resetPassword } from './reset-password.ts';

const ADMIN = { id: 1, username: 'admin', passwordHash: 'old' };
const INPUT = { token: 'a'.repeat(64), password: 'a new password', log: silentLogger() };

/** Records the steps in order; each can be made to fail. */
function newDeps(fails: readonly string[] = []) {
  const done: string[] = [];
  const step = async <Result>(name: string, result: Result): Promise<Result> => {
    if (fails.includes(name)) throw new Error(`${name} failed`);
    done.push(name);
    return result;
  };
  const deps = {
    administrators: {
      findByReset: () => step('find', fails.includes('known') ? undefined : ADMIN),
      takeReset: () => step('take', ADMIN),
    },
    passwords: { hash: () => step('hash', 'new') },
    sessions: { endAllOf: () => step('end sessions', undefined) },
    guard: { clear: () => step('clear', 'a token') },
    now: () => 0,
  } as unknown as ResetPasswordDeps;
  return { deps, done };
}

describe('setting a new password', () => {
  it('does not hash for an unknown token', async () => {
    const { deps, done } = newDeps(['known']);
    await expect(resetPassword(deps, INPUT)).rejects.toMatchObject({ code: 'reset_token_invalid' });
    expect(done).toEqual(['find']);
  });

  it('keeps the link valid while sessions cannot be ended', async () => {
    const { deps, done } = newDeps(['end sessions']);
    await expect(resetPassword(deps, INPUT)).rejects.toThrow();
    expect(done).not.toContain('take');
  });

  it('ends sessions before and after, and resets failed logins', async () => {
    const { deps, done } = newDeps();
    expect(await resetPassword(deps, INPUT)).toEqual({ username: 'admin', deviceToken: 'a token' });
    expect(done).toEqual(['find', 'hash', 'end sessions', 'take', 'end sessions', 'clear']);
  });

  it('succeeds when failed logins cannot be reset', async () => {
    expect(await resetPassword(newDeps(['clear']).deps, INPUT)).toEqual({ username: 'admin' });
  });
});
