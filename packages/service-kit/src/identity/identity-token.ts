import { decodeProtectedHeader } from 'jose/decode/protected_header';
import { SignJWT } from 'jose/jwt/sign';
import { jwtVerify } from 'jose/jwt/verify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { keyIdOf, type SigningSecrets } from '../config/signing-secrets.ts';
import { growingTo } from '../growing-to.ts';
import type { Identity } from './identity.ts';

const ISSUER = 'selah-gateway';
const LIFETIME_SECONDS = 60;

/** Allowed difference between the clocks of gateway and service. Tokens stay in the internal network. */
const CLOCK_TOLERANCE_SECONDS = 120;

const claimsSchema = z.object({
  siteUser: z.object({ id: z.int().positive(), sessionId: z.string() }).optional(),
  admin: z.object({ id: z.int().positive(), username: z.string(), sessionId: z.string() }).optional(),
});

/**
 * The identity as a signed token (HS256), valid for one minute with a clock tolerance of two. `now` is in
 * milliseconds.
 */
export async function signIdentity(
  identity: Identity,
  [secret]: SigningSecrets,
  now: number,
): Promise<string> {
  const issuedAt = Math.floor(now / 1000);
  return new SignJWT({ ...identity })
    .setProtectedHeader({ alg: 'HS256', kid: keyIdOf(secret) })
    .setIssuer(ISSUER)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFETIME_SECONDS)
    .sign(Buffer.from(secret));
}

/** The identity of a token, or undefined when it is missing, forged, expired or from another issuer. */
export async function verifyIdentity(
  token: string | undefined,
  secrets: SigningSecrets,
  now: number,
): Promise<Identity | undefined> {
  return (token ? await verify(token, secrets, now) : undefined)?.identity;
}

export type VerifyIdentity = (token: string | undefined) => Promise<Identity | undefined>;

/** Tokens that are known to be ours: each visitor's comes with all requests of half a minute. */
const MAX_VERIFIED = 10_000;

/** As `verifyIdentity`, but each token is verified once while it is valid: that costs more than all the rest of a small request. */
export function createIdentityVerifier(secrets: SigningSecrets, now: Clock): VerifyIdentity {
  const verified = new LRUCache<string, Verified>(growingTo(MAX_VERIFIED));
  return async (token) => {
    if (!token) return undefined;
    const known = verified.get(token);
    if (known) return known.validUntil > now() ? known.identity : undefined;
    const found = await verify(token, secrets, now());
    if (found) verified.set(token, found);
    return found?.identity;
  };
}

interface Verified {
  readonly identity: Identity;
  /** Milliseconds since 1970. */
  readonly validUntil: number;
}

async function verify(token: string, secrets: SigningSecrets, now: number): Promise<Verified | undefined> {
  for (const secret of candidates(token, secrets)) {
    const found = await verifyWith(secret, token, now);
    if (found) return found;
  }
  return undefined;
}

/** The secret that the token names; all of them for a token of a version that named none. */
function candidates(token: string, secrets: SigningSecrets): readonly string[] {
  try {
    const { kid } = decodeProtectedHeader(token);
    return kid === undefined ? secrets : secrets.filter((secret) => keyIdOf(secret) === kid);
  } catch {
    return [];
  }
}

async function verifyWith(secret: string, token: string, now: number): Promise<Verified | undefined> {
  try {
    const { payload } = await jwtVerify(token, Buffer.from(secret), {
      issuer: ISSUER,
      algorithms: ['HS256'],
      currentDate: new Date(now),
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      requiredClaims: ['exp'],
    });
    const { siteUser, admin } = claimsSchema.parse(payload);
    return {
      identity: { ...(siteUser && { siteUser }), ...(admin && { admin }) },
      validUntil: ((payload.exp ?? 0) + CLOCK_TOLERANCE_SECONDS) * 1000,
    };
  } catch {
    return undefined;
  }
}
