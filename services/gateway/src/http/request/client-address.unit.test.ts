import { describe, expect, it } from '@jest/globals';
import { clientAddress } from './client-address.ts';

describe('the client’s address', () => {
  it('comes from a trusted proxy if it is valid', () => {
    expect(clientAddress('203.0.113.7', '10.0.0.1')).toBe('203.0.113.7');
    expect(clientAddress('unknown', '10.0.0.1')).toBe('10.0.0.1');
    expect(clientAddress(undefined, undefined)).toBe('unknown');
  });

  it('is IPv4 also on an IPv6 socket', () => {
    expect(clientAddress('::ffff:203.0.113.7', undefined)).toBe('203.0.113.7');
    expect(clientAddress('2001:DB8::1', undefined)).toBe('2001:db8::1');
  });
});
