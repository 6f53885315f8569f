import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A token for the mailed link: 256 random bits in hexadecimal. */
export function newResetToken(): string {
  return randomBytes(TOKEN_BYTES).toString('hex');
}

/** The stored form of a token. A plain SHA-256 is enough for 256 random bits. */
export function hashResetToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
