import { describe, expect, it } from '@jest/globals';
import { SignJWT } from 'jose';
import type { SigningSecrets } from '../config/signing-secrets.ts';
import { createIdentityVerifier, signIdentity, verifyIdentity } from './identity-token.ts';

const SECRET = '5c9e1f0b7a3d42e6981c0f4b6d2a7e35';
const SECRETS: SigningSecrets = [SECRET];
const NOW = Date.UTC(2026, 0, 1);
const maria = { siteUser: { id: 7, sessionId: 'abc' } };

describe('the token that carries an identity from the gateway to a service', () => {
  it('contains the identity', async () => {
    const token = await signIdentity(maria, SECRETS, NOW);
    expect(await verifyIdentity(token, SECRETS, NOW)).toEqual(maria);
  });

  it('can contain a visitor and an administrator', async () => {
    const both = { ...maria, admin: { id: 1, username: 'admin', sessionId: 'def' } };
    expect(await verifyIdentity(await signIdentity(both, SECRETS, NOW), SECRETS, NOW)).toEqual(both);
  });

  it('is read without claims that only a later release knows', async () => {
    const later = { siteUser: { ...maria.siteUser, plan: 'x' }, device: 'x' };
    const token = await new SignJWT(later)
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('selah-gateway')
      .setExpirationTime(NOW / 1000 + 60)
      .sign(Buffer.from(SECRET));
    expect(await verifyIdentity(token, SECRETS, NOW)).toEqual(maria);
  });

  it('is invalid after one minute plus two minutes of clock tolerance', async () => {
    const token = await signIdentity(maria, SECRETS, NOW);
    expect(await verifyIdentity(token, SECRETS, NOW + 59_000)).toEqual(maria);
    expect(await verifyIdentity(token, SECRETS, NOW + 175_000)).toEqual(maria);
    expect(await verifyIdentity(token, SECRETS, NOW - 300_000)).toEqual(maria);
    expect(await verifyIdentity(token, SECRETS, NOW + 185_000)).toBeUndefined();
  });

  it('is invalid when signed with another secret', async () => {
    const forged = await signIdentity(maria, [`${SECRET}x`], NOW);
    expect(await verifyIdentity(forged, SECRETS, NOW)).toBeUndefined();
  });

  it('is invalid unsigned, from another issuer or with other claims', async () => {
    const header = Buffer.from('{"alg":"none"}').toString('base64url');
    const claims = Buffer.from(JSON.stringify({ iss: 'selah-gateway', ...maria })).toString('base64url');
    expect(await verifyIdentity(`${header}.${claims}.`, SECRETS, NOW)).toBeUndefined();

    const elsewhere = await new SignJWT(maria)
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('elsewhere')
      .setExpirationTime(NOW / 1000 + 60)
      .sign(Buffer.from(SECRET));
    expect(await verifyIdentity(elsewhere, SECRETS, NOW)).toBeUndefined();

    const odd = { siteUser: { id: '7', sessionId: 'abc' } } as unknown as typeof maria;
    expect(await verifyIdentity(await signIdentity(odd, SECRETS, NOW), SECRETS, NOW)).toBeUndefined();
  });

  it.each([undefined, '', 'nonsense', 'a.b.c'])('%p is not a token', async (token) => {
    expect(await verifyIdentity(token, SECRETS, NOW)).toBeUndefined();
  });
});

describe('tokens that were verified before', () => {
  it('say who is calling as long as they are valid, and not a moment longer', async () => {
    let time = NOW;
    const verify = createIdentityVerifier(SECRETS, () => time);
    const token = await signIdentity(maria, SECRETS, NOW);
    const lastValid = (await lastValidMoment(token)) - NOW;
    for (const later of [0, 30_000, lastValid]) {
      time = NOW + later;
      expect(await verify(token)).toEqual(maria);
    }
    time = NOW + lastValid + 1000;
    expect(await verify(token)).toBeUndefined();
    expect(await verifyIdentity(token, SECRETS, time)).toBeUndefined();
  });

  it('say so for nobody else, and forged ones stay worthless', async () => {
    const verify = createIdentityVerifier(SECRETS, () => NOW);
    const token = await signIdentity(maria, SECRETS, NOW);
    const forged = await signIdentity({ siteUser: { id: 8, sessionId: 'abc' } }, [`${SECRET}x`], NOW);
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await verify(token)).toEqual(maria);
      expect(await verify(forged)).toBeUndefined();
      expect(await verify(`${token}x`)).toBeUndefined();
      expect(await verify(undefined)).toBeUndefined();
    }
  });
});

/** The last second in which a token is accepted when it is verified anew, in milliseconds. */
async function lastValidMoment(token: string): Promise<number> {
  let moment = NOW;
  while (await verifyIdentity(token, SECRETS, moment + 1000)) moment += 1000;
  return moment;
}

describe('the key of a token', () => {
  const other: SigningSecrets = [`another-${SECRET}`];

  it('has an id that tells which secret signed, and not what it is', async () => {
    const [first, again, foreign] = await Promise.all(
      [SECRETS, SECRETS, other].map(async (secrets) => {
        const [header = ''] = (await signIdentity({}, secrets, NOW)).split('.');
        return (JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string }).kid;
      }),
    );
    expect(first).toMatch(/^[\w-]{8}$/);
    expect(again).toBe(first);
    expect(foreign).not.toBe(first);
    expect(SECRET).not.toContain(first);
  });

  it('decides which secret verifies; a token without an id, of an older version, is tried with each', async () => {
    const both: SigningSecrets = [other[0], SECRET];
    expect(await verifyIdentity(await signIdentity({}, SECRETS, NOW), both, NOW)).toEqual({});
    const claims = { iss: 'selah-gateway', exp: NOW / 1000 + 60 };
    const older = (header: object) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256', ...header }).sign(Buffer.from(SECRET));
    expect(await verifyIdentity(await older({}), both, NOW)).toEqual({});
    expect(await verifyIdentity(await older({ kid: 'unknown' }), both, NOW)).toBeUndefined();
  });
});
