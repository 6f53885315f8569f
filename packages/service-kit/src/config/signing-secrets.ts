import { createHmac } from 'node:crypto';

/** Secrets that sign: the first one does, each of them is accepted, so that a secret can be replaced without an outage. */
export type SigningSecrets = readonly [string, ...string[]];

const KEY_ID_LENGTH = 8;

/** Identifies a secret in what it signed, without revealing it. */
export function keyIdOf(secret: string): string {
  return createHmac('sha256', secret).update('selah key id').digest('base64url').slice(0, KEY_ID_LENGTH);
}
