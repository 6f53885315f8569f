import { createHash } from 'node:crypto';
import type { Cache } from '../cache/cache.ts';
import { addressGroup } from '../limits/address-group.ts';
import type { SessionKind } from '../sessions/session-store.ts';
import type { DeviceTokens } from './device-tokens.ts';

const WINDOW_MS = 15 * 60_000;

/** Attempts per window, before `scale`. */
const LIMITS = {
  /** From a browser with a device token of this account. */
  device: 10,
  /** From one network, without a device token. */
  network: 10,
  /** From all networks without a device token, before further attempts are delayed. */
  undelayed: 10,
  /** From all networks without a device token. One network cannot reach it alone; ten are needed. */
  account: 100,
} as const;

const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 8_000;

export interface LoginAttempt {
  /** The normalised e-mail or username. */
  readonly account: string;
  /** The client's address. */
  readonly address: string;
  /** The device tokens of the browser, not verified. */
  readonly devices: readonly string[];
}

/** The decision before the password is checked. */
export interface Verdict {
  /** Seconds until the caller may try again; 0 if the attempt is allowed. */
  readonly refusedForSeconds: number;
  /** Delay before the password is checked. Milliseconds. */
  readonly delayMs: number;
}

/**
 * Limits password guessing without locking out the owner (OWASP, "Slow Down Online Guessing Attacks with Device
 * Cookies"). A browser with a device token has its own limit, which others cannot use up. All other attempts are
 * counted by account and network, delayed when an account is tried from many networks, and refused after a hundred.
 */
export interface LoginGuard {
  /** Counts an attempt before the password is checked, so that simultaneous attempts are all counted. */
  attempt(attempt: LoginAttempt): Promise<Verdict>;
  /** After a correct password. Returns a new device token. */
  succeed(attempt: LoginAttempt): Promise<string>;
  /** Resets the counters of an account, e.g. after a recovery by mail. Returns a device token. */
  clear(account: string): Promise<string>;
}

export interface LoginGuardOptions {
  readonly kind: SessionKind;
  readonly cache: Cache;
  readonly devices: DeviceTokens;
  /** Multiplies every limit. */
  readonly scale: number;
}

/** Counts in a shared cache. Keys are hashed, because the cache must not contain addresses. */
export function createLoginGuard({ kind, cache, devices, scale }: LoginGuardOptions): LoginGuard {
  const allowed = (attempts: number) => Math.max(1, Math.floor(attempts * scale));
  const keyOf = (...parts: string[]) =>
    `login-attempts:${kind}:${createHash('sha256').update(parts.join('\n')).digest('hex')}`;
  const count = (key: string) => cache.increment(key, { ttlMs: WINDOW_MS });
  const refuse = (resetMs: number): Verdict => ({
    refusedForSeconds: Math.max(1, Math.ceil(resetMs / 1000)),
    delayMs: 0,
  });

  /** Counter keys contain the account's generation, so that a new generation resets them. */
  async function generationOf(account: string): Promise<string> {
    return (await cache.get(keyOf('generation', account))) ?? '';
  }

  async function attemptFromUnknownDevice(account: string, address: string): Promise<Verdict> {
    const generation = await generationOf(account);
    const network = await count(keyOf('network', account, generation, addressGroup(address)));
    // Attempts above a network's limit do not count for the account, so that one network cannot block it.
    if (network.value > allowed(LIMITS.network)) return refuse(network.resetMs);
    const everywhere = await count(keyOf('account', account, generation));
    if (everywhere.value > allowed(LIMITS.account)) return refuse(everywhere.resetMs);
    return { refusedForSeconds: 0, delayMs: delayAfter(everywhere.value - allowed(LIMITS.undelayed)) };
  }

  async function resetCounters(account: string): Promise<string> {
    const generation = crypto.randomUUID();
    await cache.set(keyOf('generation', account), generation, { ttlMs: WINDOW_MS });
    return devices.issue(account);
  }

  return {
    attempt: async ({ account, address, devices: tokens }) => {
      const device = devices.find(account, tokens);
      if (device) {
        const { value } = await count(keyOf('device', account, device));
        if (value <= allowed(LIMITS.device)) return { refusedForSeconds: 0, delayMs: 0 };
      }
      return attemptFromUnknownDevice(account, address);
    },
    succeed: async ({ account, devices: tokens }) => {
      const device = devices.find(account, tokens);
      if (device) await cache.delete(keyOf('device', account, device));
      return resetCounters(account);
    },
    clear: resetCounters,
  };
}

/** 1, 2, 4 and then 8 seconds. */
function delayAfter(excess: number): number {
  return excess <= 0 ? 0 : Math.min(FIRST_DELAY_MS * 2 ** (excess - 1), MAX_DELAY_MS);
}
