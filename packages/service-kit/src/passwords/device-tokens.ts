import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
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
  /** The signing key is derived from it. */
  readonly secret: string;
}

/** Tokens without a store: a random id, signed together with its account. */
export function createDeviceTokens({ kind, secret }: DeviceTokenOptions): DeviceTokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `selah device tokens: ${kind}`, 32));
  const sign = (account: string, nonce: string) =>
    createHmac('sha256', key).update(`${nonce}\n${account}`).digest();

  return {
    issue: (account) => {
      const nonce = randomBytes(NONCE_BYTES).toString('base64url');
      return `${nonce}.${sign(account, nonce).toString('base64url')}`;
    },
    find: (account, tokens) =>
      tokens
        .map((token) => TOKEN.exec(token))
        .find((match) => {
          const [, nonce = '', signature = ''] = match ?? [];
          const given = Buffer.from(signature, 'base64url');
          const expected = sign(account, nonce);
          return given.length === expected.length && timingSafeEqual(given, expected);
        })?.[1],
  };
}
