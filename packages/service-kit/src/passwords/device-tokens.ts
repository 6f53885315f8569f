import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SigningSecrets } from '../config/signing-secrets.ts';
import type { SessionKind } from '../sessions/session-store.ts';

/** Identifies a browser in which the account's password was entered; it gives no access. */
export interface DeviceTokens {
  issue(account: string): string;
  /** The id of the device, if one of the tokens was issued for this account. */
  find(account: string, tokens: readonly string[]): string | undefined;
}

const NONCE_BYTES = 16;

/** Nonce and signature, both base64url. */
const TOKEN = /^([\w-]{22})\.([\w-]{43})$/;

export interface DeviceTokenOptions {
  readonly kind: SessionKind;
  /** The signing keys are derived from them. */
  readonly secrets: SigningSecrets;
}

/** Tokens without a store: a random id, signed together with its account. */
export function createDeviceTokens({ kind, secrets }: DeviceTokenOptions): DeviceTokens {
  const keyFrom = (secret: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', `selah device tokens: ${kind}`, 32));
  const [firstSecret, ...otherSecrets] = secrets;
  const signingKey = keyFrom(firstSecret);
  const keys = [signingKey, ...otherSecrets.map(keyFrom)];

  return {
    issue: (account) => {
      const nonce = randomBytes(NONCE_BYTES).toString('base64url');
      return `${nonce}.${sign(signingKey, account, nonce).toString('base64url')}`;
    },
    find: (account, tokens) =>
      tokens
        .map((token) => TOKEN.exec(token))
        .find((match) => {
          const [, nonce = '', signature = ''] = match ?? [];
          const given = Buffer.from(signature, 'base64url');
          return keys.some((key) => isEqual(given, sign(key, account, nonce)));
        })?.[1],
  };
}

function sign(key: Buffer, account: string, nonce: string): Buffer {
  return createHmac('sha256', key).update(`${nonce}\n${account}`).digest();
}

function isEqual(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected);
}
