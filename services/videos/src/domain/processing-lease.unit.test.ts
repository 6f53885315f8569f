import { describe, expect, it } from '@jest/globals';
import { aVideo } from '../../test/a-video.ts';
import { claimed, isLeasedBy, LEASE_MS, released, renewed } from './processing-lease.ts';

const NOON = 1_000_000;
const me = { workerId: 'me', now: NOON };

describe('a claim on a pending video', () => {
  it('is given to the first who asks, for a while, and counts as an attempt', () => {
    const video = claimed(aVideo().pending().tried(1).build(), me);
    expect(video).toMatchObject({ attempts: 2, lease: { holder: 'me', expiresAt: NOON + LEASE_MS } });
  });

  it('is refused while someone else is at it, and given when they have not been heard of', () => {
    const theirs = aVideo()
      .leasedTo('them', NOON + 1)
      .build();
    expect(claimed(theirs, me)).toBeUndefined();
    expect(claimed(theirs, { workerId: 'me', now: NOON + 1 })).toBeDefined();
  });

  it('is refused for a video that is not waiting', () => {
    expect(claimed(aVideo().build(), me)).toBeUndefined();
    expect(claimed(aVideo().failed().build(), me)).toBeUndefined();
  });

  it('is renewed and given back only by whoever holds it', () => {
    const mine = aVideo()
      .leasedTo('me', NOON + 1)
      .tried(3)
      .build();
    expect(renewed(mine, me)?.lease?.expiresAt).toBe(NOON + LEASE_MS);
    expect(renewed(mine, { ...me, workerId: 'them' })).toBeUndefined();
    expect(released(mine, 'them')).toBeUndefined();
  });

  it('given back is no mark against the file: the work was ended from outside', () => {
    const free = released(
      aVideo()
        .leasedTo('me', NOON + 1)
        .tried(3)
        .build(),
      'me',
    );
    expect(free).toMatchObject({ attempts: 2 });
    expect(free && isLeasedBy(free, 'me')).toBe(false);
  });
});
