import { isIP } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The client's address: `forwarded` (from trusted proxies) if it is valid, else the peer. An IPv4 address on
 * an IPv6 socket is written as IPv4.
 */
export function clientAddress(forwarded: string | undefined, peer: string | undefined): string {
  const address = forwarded !== undefined && isIP(forwarded) !== 0 ? forwarded : peer;
  if (address === undefined) return 'unknown';
  if (!address.includes(':')) return address;
  return MAPPED_IPV4.exec(address)?.[1] ?? address.toLowerCase();
}
