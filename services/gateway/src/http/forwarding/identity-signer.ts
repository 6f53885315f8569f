import type { Clock } from '@selah/service-kit/clock';
import type { SigningSecrets } from '@selah/service-kit/config/signing-secrets';
import type { Identity } from '@selah/service-kit/identity/identity';
import { signIdentity } from '@selah/service-kit/identity/identity-token';

export type SignForServices = (identity: Identity) => Promise<string>;

/** Half of a token's lifetime, so that a reused token is still valid at the service. Milliseconds. */
const REUSE_MS = 30_000;
const MAX_TOKENS = 10_000;

/**
 * Signs identities. A token is reused for half a minute, because signing costs more than the rest of a small
 * request. Sessions are still checked on every request, so that a logout takes effect at once.
 */
export function createIdentitySigner(secrets: SigningSecrets, now: Clock): SignForServices {
  const tokens = new Map<string, { readonly token: Promise<string>; readonly until: number }>();
  return (identity) => {
    const key = `${identity.siteUser?.sessionId ?? ''}|${identity.admin?.sessionId ?? ''}`;
    const known = tokens.get(key);
    if (known && known.until > now()) return known.token;
    if (tokens.size >= MAX_TOKENS) tokens.clear();
    const token = signIdentity(identity, secrets, now());
    tokens.set(key, { token, until: now() + REUSE_MS });
    return token;
  };
}
