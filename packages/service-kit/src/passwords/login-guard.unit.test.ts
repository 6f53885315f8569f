import { beforeEach, describe, expect, it } from '@jest/globals';
import { createMemoryCache } from '../cache/memory-cache.ts';
import { silentLogger } from '../logging/logger.ts';
import { createDeviceTokens } from './device-tokens.ts';
import { createLoginGuard, type LoginGuard } from './login-guard.ts';

const secret = 'a secret of this installation: 5b1f0a94c3e58';
const ACCOUNT = 'ana@example.org';
const WINDOW_MS = 15 * 60_000;

let time: number;
let guard: LoginGuard;

function newGuard(scale = 1): LoginGuard {
  const cache = createMemoryCache({ logger: silentLogger(), now: () => time });
  return createLoginGuard({
    kind: 'site-user',
    cache,
    devices: createDeviceTokens({ kind: 'site-user', secrets: [secret] }),
    scale,
  });
}

beforeEach(() => {
  time = 1_000_000;
  guard = newGuard();
});

function from(address: string, devices: readonly string[] = [], account = ACCOUNT) {
  return { account, address, devices };
}

async function guess(times: number, address = '203.0.113.1') {
  const verdicts = [];
  for (let index = 0; index < times; index += 1) verdicts.push(await guard.attempt(from(address)));
  return verdicts;
}

/** Twenty networks with ten attempts each. */
async function guessFromEverywhere(): Promise<void> {
  for (let network = 1; network <= 20; network += 1) await guess(10, `198.51.100.${network}`);
}

describe('guessing a password', () => {
  it('is refused for one network after ten attempts, and for no other', async () => {
    const verdicts = await guess(11);
    expect(verdicts.slice(0, 10).every(({ refusedForSeconds }) => refusedForSeconds === 0)).toBe(true);
    expect(verdicts[10]?.refusedForSeconds).toBe(WINDOW_MS / 1000);
    expect((await guard.attempt(from('203.0.113.2'))).refusedForSeconds).toBe(0);
  });

  it('counts an IPv6 network as one', async () => {
    for (let host = 1; host <= 10; host += 1) await guard.attempt(from(`2001:db8:1:2::${host}`));
    expect((await guard.attempt(from('2001:db8:1:2:ffff::1'))).refusedForSeconds).toBeGreaterThan(0);
    expect((await guard.attempt(from('2001:db8:1:3::1'))).refusedForSeconds).toBe(0);
  });

  it('from several networks is delayed increasingly, and refused after a hundred attempts', async () => {
    await guess(10);
    const delays = (await guess(6, '203.0.113.2')).map(({ delayMs }) => delayMs);
    expect(delays).toEqual([1000, 2000, 4000, 8000, 8000, 8000]);
    await guessFromEverywhere();
    expect((await guard.attempt(from('203.0.113.3'))).refusedForSeconds).toBeGreaterThan(0);
  });

  it('from one network, a thousand times, delays others by one second', async () => {
    await guess(1000);
    expect(await guard.attempt(from('203.0.113.2'))).toEqual({ refusedForSeconds: 0, delayMs: 1000 });
  });

  it('is possible again after 15 minutes', async () => {
    await guess(11);
    time += WINDOW_MS;
    expect(await guess(1)).toEqual([{ refusedForSeconds: 0, delayMs: 0 }]);
  });

  it('counts accounts separately', async () => {
    await guess(11);
    const other = from('203.0.113.1', [], 'rui@example.org');
    expect(await guard.attempt(other)).toEqual({ refusedForSeconds: 0, delayMs: 0 });
  });

  it.each([
    [0.5, 5],
    [2, 20],
    [0.000_1, 1],
  ])('with RATE_LIMIT_SCALE %s allows %s attempts', async (scale, attempts) => {
    guard = newGuard(scale);
    const verdicts = await guess(attempts + 1);
    expect(verdicts.findIndex(({ refusedForSeconds }) => refusedForSeconds > 0)).toBe(attempts);
  });
});

describe('the owner', () => {
  it('logs in without delay from a known browser during an attack', async () => {
    const device = await guard.succeed(from('192.0.2.1'));
    await guessFromEverywhere();
    expect(await guard.attempt(from('198.51.100.1', ['junk', device]))).toEqual({
      refusedForSeconds: 0,
      delayMs: 0,
    });
  });

  it('has ten attempts in a known browser, then the common limit', async () => {
    const device = await guard.succeed(from('192.0.2.1'));
    await guess(10);
    const own = [];
    for (let index = 0; index < 11; index += 1) own.push(await guard.attempt(from('203.0.113.1', [device])));
    expect(own.slice(0, 10).every(({ refusedForSeconds }) => refusedForSeconds === 0)).toBe(true);
    expect(own[10]?.refusedForSeconds).toBeGreaterThan(0);
  });

  it('has a token for one account only, and forged tokens are ignored', async () => {
    const device = await guard.succeed(from('192.0.2.1', [], 'rui@example.org'));
    const foreign = createDeviceTokens({ kind: 'site-user', secrets: ['another secret'] }).issue(ACCOUNT);
    const admin = createDeviceTokens({ kind: 'admin', secrets: [secret] }).issue(ACCOUNT);
    await guess(11);
    for (const token of [device, foreign, admin, '', 'a.b', device.replace(/.$/, '')]) {
      expect((await guard.attempt(from('203.0.113.1', [token]))).refusedForSeconds).toBeGreaterThan(0);
    }
  });

  it('resets the counters with the right password or a recovery by mail', async () => {
    await guess(11);
    await guard.succeed(from('192.0.2.1'));
    expect(await guess(1)).toEqual([{ refusedForSeconds: 0, delayMs: 0 }]);
    await guessFromEverywhere();
    const device = await guard.clear(ACCOUNT);
    expect(await guess(1, '203.0.113.9')).toEqual([{ refusedForSeconds: 0, delayMs: 0 }]);
    expect(device).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
  });
});
