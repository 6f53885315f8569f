import { createHash } from 'node:crypto';
import type { Cache } from '../cache/cache.ts';
import { addressGroup } from '../identity/address-group.ts';
import type { SessionKind } from '../sessions/session-store.ts';
import type { DeviceTokens } from './device-tokens.ts';

const WINDOW_MS = 15 * 60_000;

/** Attempts within a window, before any scale. */
const LIMITS = {
  /** From a browser in which this account's password was right before. */
  device: 10,
  /** From one network, without such a browser. */
  network: 10,
  /** From everywhere without such a browser, before each further attempt is delayed. */
  undelayed: 10,
  /** From everywhere without such a browser. One address cannot reach it: that takes ten networks. */
  account: 100,
} as const;

const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 8_000;

export interface LoginAttempt {
  /** The e-mail or username, as it is compared. */
  readonly account: string;
  /** The caller's network address. */
  readonly address: string;
  /** The device tokens that the browser sent, unchecked. */
  readonly devices: readonly string[];
}

/** What becomes of an attempt before the password is looked at. */
export interface Verdict {
  /** Seconds until the caller may try again; 0 when they may try now. */
  readonly refusedForSeconds: number;
  /** Milliseconds to wait before the password is checked. */
  readonly delayMs: number;
}

/**
 * Keeps guessing at passwords slow while the owner gets in (OWASP, "Slow Down Online Guessing Attacks with Device Cookies").
 * A browser that knew the password before has attempts of its own, which nobody else can use up. All others are counted by
 * account and network, are delayed when one account is tried from many networks, and are refused only after a hundred.
 */
export interface LoginGuard {
  /** Counts an attempt before it is made, so that many at once do not slip through together. */
  attempt(attempt: LoginAttempt): Promise<Verdict>;
  /** The password was right: answers the token by which this browser is known from now on. */
  succeed(attempt: LoginAttempt): Promise<string>;
  /** Forgets what was counted for an account, e.g. after a recovery by mail; answers a token as `succeed` does. */
  clear(account: string): Promise<string>;
}

export interface LoginGuardOptions {
  readonly kind: SessionKind;
  readonly cache: Cache;
  readonly devices: DeviceTokens;
  /** Multiplies every limit. */
  readonly scale: number;
}

/** Attempts in a shared cache. Its keys hold hashes: a cache is no place for people's addresses. */
export function createLoginGuard({ kind, cache, devices, scale }: LoginGuardOptions): LoginGuard {
  const allowed = (attempts: number) => Math.max(1, Math.floor(attempts * scale));
  const keyOf = (...parts: string[]) =>
    `login-attempts:${kind}:${createHash('sha256').update(parts.join('\n')).digest('hex')}`;
  const count = (key: string) => cache.increment(key, { ttlMs: WINDOW_MS });
  const refuse = (resetMs: number): Verdict => ({
    refusedForSeconds: Math.max(1, Math.ceil(resetMs / 1000)),
    delayMs: 0,
  });

  /** An account's counters begin with its generation: a new one leaves all of them behind. */
  async function generationOf(account: string): Promise<string> {
    return (await cache.get(keyOf('generation', account))) ?? '';
  }

  async function attemptFromElsewhere(account: string, address: string): Promise<Verdict> {
    const generation = await generationOf(account);
    const network = await count(keyOf('network', account, generation, addressGroup(address)));
    // Those that one network has too many are not counted for the account: nobody can wear it out alone.
    if (network.value > allowed(LIMITS.network)) return refuse(network.resetMs);
    const everywhere = await count(keyOf('account', account, generation));
    if (everywhere.value > allowed(LIMITS.account)) return refuse(everywhere.resetMs);
    return { refusedForSeconds: 0, delayMs: delayAfter(everywhere.value - allowed(LIMITS.undelayed)) };
  }

  async function forgetAll(account: string): Promise<string> {
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
      return attemptFromElsewhere(account, address);
    },
    succeed: async ({ account, devices: tokens }) => {
      const device = devices.find(account, tokens);
      if (device) await cache.delete(keyOf('device', account, device));
      return forgetAll(account);
    },
    clear: forgetAll,
  };
}

/** 1, 2, 4 and then 8 seconds. */
function delayAfter(excess: number): number {
  return excess <= 0 ? 0 : Math.min(FIRST_DELAY_MS * 2 ** (excess - 1), LONGEST_DELAY_MS);
}
