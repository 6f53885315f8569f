import { BlockList, isIP } from 'node:net';

const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4');
PRIVATE.addAddress('::1', 'ipv6');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addSubnet('fe80::', 10, 'ipv6');

/** Names that no public DNS has. */
const LOCAL_NAME = /\.(?:local|localhost|internal|lan|svc|home\.arpa|test)$/i;

/**
 * Whether a host belongs to the site's own machines: a private address, or a name that only its own network
 * knows.
 */
export function isOwnNetwork(host: string): boolean {
  const version = isIP(host);
  if (version !== 0) return PRIVATE.check(host, version === 4 ? 'ipv4' : 'ipv6');
  return !host.includes('.') || LOCAL_NAME.test(host);
}
