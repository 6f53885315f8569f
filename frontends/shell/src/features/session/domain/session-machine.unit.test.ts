import { describe, expect, it } from '@jest/globals';
import {
  type CheckReason,
  checkFinished,
  checkStarted,
  initialSession,
  isCheckDue,
  retryDelayMs,
  type SessionState,
  signedIn,
  signedOut,
  syncedWith,
} from './session-machine.ts';

const ana = { id: 7, email: 'ana@example.org', name: 'Ana' };
const rui = { id: 8, email: 'rui@example.org', name: 'Rui' };
const NOON = Date.UTC(2026, 0, 1, 12);
const MINUTE = 60_000;

/** A session of Ana that started at noon. */
const withAna = () => signedIn(initialSession(undefined), ana, NOON);
const ended = (state: SessionState, kind: 'refused' | 'unreachable', generation = state.generation) =>
  checkFinished(checkStarted(state), { generation, outcome: { kind } }, NOON + MINUTE);

describe('a session in the browser', () => {
  it('M-078 shows the stored visitor at once, to be checked', () => {
    expect(initialSession(ana)).toMatchObject({ user: ana, isLoading: true, error: null });
  });

  it('does not load when no visitor is stored', () => {
    expect(initialSession(undefined)).toMatchObject({ user: null, isLoading: false, error: null });
  });

  it('stores what the server says about the visitor', () => {
    const outcome = { kind: 'confirmed', user: { ...ana, name: 'Ana Maria' } } as const;
    const state = checkFinished(checkStarted(initialSession(ana)), { generation: 0, outcome }, NOON);
    expect(state).toMatchObject({ user: { name: 'Ana Maria' }, isLoading: false, checkedAt: NOON });
  });

  it('M-079 ends when the server refuses', () => {
    expect(ended(withAna(), 'refused')).toMatchObject({ user: null, isLoading: false, error: 'expired' });
  });

  it('Q21 continues without a network, however often it is checked', () => {
    const once = ended(initialSession(ana), 'unreachable');
    expect(once).toMatchObject({ user: ana, isLoading: false, error: null, unansweredChecks: 1 });
    expect(ended(once, 'unreachable')).toMatchObject({ user: ana, unansweredChecks: 2 });
  });

  it('resets the count of unanswered checks with the first answer', () => {
    const outcome = { kind: 'confirmed', user: ana } as const;
    const state = checkFinished(ended(withAna(), 'unreachable'), { generation: 1, outcome }, NOON);
    expect(state.unansweredChecks).toBe(0);
  });

  it('ignores a late refusal from before a new login', () => {
    const asked = checkStarted(initialSession(ana));
    const loggedInMeanwhile = signedIn(asked, rui, NOON);
    expect(ended(loggedInMeanwhile, 'refused', asked.generation).user).toEqual(rui);
  });

  it('ignores a late confirmation after a logout', () => {
    const asked = checkStarted(withAna());
    const outcome = { kind: 'confirmed', user: ana } as const;
    expect(checkFinished(signedOut(asked), { generation: asked.generation, outcome }, NOON).user).toBeNull();
  });

  it('clears an old expiry notice at the next login', () => {
    expect(signedIn(ended(withAna(), 'refused'), ana, NOON).error).toBeNull();
  });
});

describe('two tabs', () => {
  it('log in together', () => {
    expect(syncedWith(initialSession(undefined), ana, NOON)).toMatchObject({ user: ana, isLoading: false });
  });

  it('log out together, which is not an expiry', () => {
    expect(syncedWith(withAna(), undefined, NOON)).toMatchObject({ user: null, error: null });
  });

  it('change to another visitor, with a new check', () => {
    const state = syncedWith(checkStarted(withAna()), rui, NOON);
    expect(state).toMatchObject({ user: rui, isChecking: false });
    expect(state.generation).toBeGreaterThan(withAna().generation);
  });

  it('share new data of the same visitor without a new check', () => {
    expect(syncedWith(withAna(), { ...ana, name: 'Aninha' }, NOON)).toMatchObject({
      user: { name: 'Aninha' },
      generation: withAna().generation,
    });
  });
});

describe('M-083 when the session is checked', () => {
  const due = (state: SessionState, reason: CheckReason, now: number) => isCheckDue(state, reason, now);

  it.each(['start', 'focus', 'online', 'retry', 'visit', 'doubt'] as const)(
    'never on %s without a visitor',
    (on) => {
      expect(due(initialSession(undefined), on, NOON)).toBe(false);
    },
  );

  it.each(['start', 'focus', 'doubt'] as const)('on %s, however recent the last answer is', (on) => {
    expect(due(withAna(), on, NOON + 1)).toBe(true);
  });

  it.each(['start', 'focus', 'doubt'] as const)('not on %s while a check is under way', (on) => {
    expect(due(checkStarted(withAna()), on, NOON + 1)).toBe(false);
  });

  it('on a visit only when the last answer is at least five minutes old', () => {
    expect(due(withAna(), 'visit', NOON + 5 * MINUTE - 1)).toBe(false);
    expect(due(withAna(), 'visit', NOON + 5 * MINUTE)).toBe(true);
  });

  it('on a visit when the clock was set back', () => {
    expect(due(withAna(), 'visit', NOON - 1)).toBe(true);
  });

  it.each(['online', 'retry'] as const)('on %s only after an unanswered check', (on) => {
    expect(due(withAna(), on, NOON)).toBe(false);
    expect(due(ended(withAna(), 'unreachable'), on, NOON)).toBe(true);
  });

  it('after five seconds, then at growing intervals of at most five minutes', () => {
    expect([1, 2, 3].map(retryDelayMs)).toEqual([5_000, 10_000, 20_000]);
    expect(retryDelayMs(50)).toBe(300_000);
  });
});
