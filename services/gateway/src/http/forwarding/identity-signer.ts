import type { Clock } from '@selah/service-kit/clock';
import type { Identity } from '@selah/service-kit/identity/identity';
import { signIdentity } from '@selah/service-kit/identity/identity-token';

export type SignForServices = (identity: Identity) => Promise<string>;

/** Half the life of a token: one that is reused still lives long enough to be verified. Milliseconds. */
const REUSE_MS = 30_000;
const MAX_TOKENS = 10_000;

/**
 * Signs who is calling. A token is reused for half a minute for the same sessions, since signing costs more than all the
 * rest of a small request; whether those sessions still stand is asked on every request, so nothing outlives a logout.
 */
export function createIdentitySigner(secret: string, now: Clock): SignForServices {
  const tokens = new Map<string, { readonly token: Promise<string>; readonly until: number }>();
  return (identity) => {
    const key = `${identity.siteUser?.sessionId ?? ''}|${identity.admin?.sessionId ?? ''}`;
    const known = tokens.get(key);
    if (known && known.until > now()) return known.token;
    if (tokens.size >= MAX_TOKENS) tokens.clear();
    const token = signIdentity(identity, secret, now());
    tokens.set(key, { token, until: now() + REUSE_MS });
    return token;
  };
}
