import { describe, expect, it } from '@jest/globals';
import { addressGroup, clientAddress } from './client-address.ts';

describe('the caller’s address', () => {
  it('is what a trusted proxy says, when that is an address', () => {
    expect(clientAddress('203.0.113.7', '10.0.0.1')).toBe('203.0.113.7');
    expect(clientAddress('unknown', '10.0.0.1')).toBe('10.0.0.1');
    expect(clientAddress(undefined, undefined)).toBe('unknown');
  });

  it('is an IPv4 address also when it came in on an IPv6 socket', () => {
    expect(clientAddress('::ffff:203.0.113.7', undefined)).toBe('203.0.113.7');
    expect(clientAddress('2001:DB8::1', undefined)).toBe('2001:db8::1');
  });
});

describe('what limits count by', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['unknown', 'unknown'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('is for %s the group %s', (address, group) => {
    expect(addressGroup(address)).toBe(group);
  });
});
