import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const TOKEN_PATTERN = /^[\w-]{43}$/;

/** A token for the cookie: 256 random bits, base64url. */
export function newSessionToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/**
 * The id under which a token's session is stored, or undefined for what was never a token. A plain SHA-256 is enough:
 * there is nothing to guess in 256 random bits.
 */
export function sessionIdOf(token: string): string | undefined {
  return TOKEN_PATTERN.test(token) ? createHash('sha256').update(token).digest('hex') : undefined;
}
