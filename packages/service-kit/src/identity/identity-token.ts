import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Identity } from './identity.ts';

const ISSUER = 'selah-gateway';
const LIFETIME_SECONDS = 60;

/** How far the clocks of gateway and service may be apart. Tokens never leave the inner network. */
const CLOCK_TOLERANCE_SECONDS = 120;

const claimsSchema = z.object({
  siteUser: z.object({ id: z.int().positive(), sessionId: z.string() }).optional(),
  admin: z.object({ id: z.int().positive(), username: z.string(), sessionId: z.string() }).optional(),
});

/** The identity as a signed token (HS256) that a service accepts for a minute by its own clock, give or take two. `now` is in milliseconds. */
export async function signIdentity(identity: Identity, secret: string, now: number): Promise<string> {
  const issuedAt = Math.floor(now / 1000);
  return new SignJWT({ ...identity })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFETIME_SECONDS)
    .sign(Buffer.from(secret));
}

/** The identity of a token, or undefined when it is missing, forged, too old or not ours. */
export async function verifyIdentity(
  token: string | undefined,
  secret: string,
  now: number,
): Promise<Identity | undefined> {
  if (!token) return undefined;
  try {
    const { payload } = await jwtVerify(token, Buffer.from(secret), {
      issuer: ISSUER,
      algorithms: ['HS256'],
      currentDate: new Date(now),
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
    });
    const { siteUser, admin } = claimsSchema.parse(payload);
    return { ...(siteUser && { siteUser }), ...(admin && { admin }) };
  } catch {
    return undefined;
  }
}
