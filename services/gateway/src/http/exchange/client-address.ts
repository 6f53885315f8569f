import { isIP } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The caller's address: `forwarded` (what trusted proxies say, else the peer) when it is one, else the peer itself.
 * An IPv4 address on an IPv6 socket is written as what it is.
 */
export function clientAddress(forwarded: string | undefined, peer: string | undefined): string {
  const address = [forwarded, peer].find((candidate) => candidate !== undefined && isIP(candidate) !== 0);
  if (address === undefined) return 'unknown';
  return MAPPED_IPV4.exec(address)?.[1] ?? address.toLowerCase();
}
