import type { Condition } from '@selah/shared/contracts/site-health/site-health';

export interface ProbeAddressDeps {
  readonly publicUrl: string;
  /** Days until the certificate of an address ends, negative if it has; undefined if it cannot be reached from here. */
  readonly certificateDays: (url: URL) => Promise<number | undefined>;
}

/** Certificates are usually renewed a month before they end: with two weeks left, the renewal failed. */
const RENEW_WITHIN_DAYS = 14;
const LOOPBACK = /^(?:localhost|127\.[\d.]+|\[::1\])$/;

/**
 * The state of the public address: on this machine only, without encryption, or with a certificate and its
 * remaining days.
 */
export async function probeAddress({
  publicUrl,
  certificateDays,
}: ProbeAddressDeps): Promise<Omit<Condition, 'name'>> {
  const url = new URL(publicUrl);
  if (LOOPBACK.test(url.hostname)) return { state: 'off' };
  if (url.protocol !== 'https:') return { state: 'attention' };
  const days = await certificateDays(url);
  // Many networks do not let a server reach its own public address.
  if (days === undefined) return { state: 'good' };
  const state = days < 0 ? 'failing' : days < RENEW_WITHIN_DAYS ? 'attention' : 'good';
  return { state, amount: Math.max(0, days) };
}
