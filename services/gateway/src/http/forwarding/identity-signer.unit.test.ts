import { describe, expect, it } from '@jest/globals';
import { verifyIdentity } from '@selah/service-kit/identity/identity-token';
import { TEST_INTERNAL_SECRETS } from '@selah/service-kit/testing/api-driver';
import { createIdentitySigner } from './identity-signer.ts';

describe('the signed identity', () => {
  it('is reused for half a minute and valid for as long as it is used', async () => {
    let time = Date.now();
    const sign = createIdentitySigner(TEST_INTERNAL_SECRETS, () => time);
    const first = await sign({});
    time += 29_999;
    expect(await sign({})).toBe(first);
    expect(await verifyIdentity(first, TEST_INTERNAL_SECRETS, time)).toEqual({});
    time += 1;
    expect(await sign({})).not.toBe(first);
  });

  it('is not shared between sessions', async () => {
    const sign = createIdentitySigner(TEST_INTERNAL_SECRETS, Date.now);
    const people = [
      { siteUser: { id: 1, sessionId: 'a' } },
      { siteUser: { id: 2, sessionId: 'b' } },
      { admin: { id: 1, username: 'ana', sessionId: 'a' } },
    ];
    for (const identity of people) {
      expect(await verifyIdentity(await sign(identity), TEST_INTERNAL_SECRETS, Date.now())).toEqual(identity);
    }
  });
});
