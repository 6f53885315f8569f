import { expect, it } from '@jest/globals';
import { probeAddress } from './probe-address.ts';

it.each([
  ['http://127.0.0.1:8080', undefined, { state: 'off' }],
  ['http://[::1]:8080', undefined, { state: 'off' }],
  ['http://selah.example', undefined, { state: 'attention' }],
  ['https://selah.example', undefined, { state: 'good' }],
  ['https://selah.example', 61, { state: 'good', amount: 61 }],
  ['https://selah.example', 13, { state: 'attention', amount: 13 }],
  ['https://selah.example', 0, { state: 'attention', amount: 0 }],
  ['https://selah.example', -1, { state: 'failing', amount: 0 }],
])('%s with a certificate for %s days: %j', async (publicUrl, days, expected) => {
  expect(await probeAddress({ publicUrl, certificateDays: async () => days })).toEqual(expected);
});
