import { describe, expect, it } from '@jest/globals';
import { aVideo } from '../../test/a-video.ts';
import { LEASE_MS } from './lease.ts';
import { claimed, isLeasedBy, released, renewed } from './processing-lease.ts';

const NOON = 1_000_000;
const me = { workerId: 'me', now: NOON };

describe('a claim on a pending video', () => {
  it('is given to the first claimant, for a limited time, and counts as an attempt', () => {
    const video = claimed(aVideo().pending().tried(1).build(), me);
    expect(video).toMatchObject({ attempts: 2, lease: { holder: 'me', expiresAt: NOON + LEASE_MS } });
  });

  it('is rejected while another lease is valid, and given after it has expired', () => {
    const theirs = aVideo()
      .leasedTo('them', NOON + 1)
      .build();
    expect(claimed(theirs, me)).toBeUndefined();
    expect(claimed(theirs, { workerId: 'me', now: NOON + 1 })).toBeDefined();
  });

  it('is given when the clock was a day ahead as the lease was taken, and was set back since', () => {
    const day = 24 * 60 * 60 * 1000;
    const killed = claimed(aVideo().pending().build(), { workerId: 'killed', now: NOON + day });
    expect(killed && claimed(killed, me)).toMatchObject({ lease: { holder: 'me' } });
  });

  it('is rejected while a machine whose clock is some seconds ahead has it', () => {
    const theirs = claimed(aVideo().pending().build(), { workerId: 'them', now: NOON + 5000 });
    expect(theirs && claimed(theirs, me)).toBeUndefined();
  });

  it('is rejected for a video that is not pending', () => {
    expect(claimed(aVideo().build(), me)).toBeUndefined();
    expect(claimed(aVideo().failed().build(), me)).toBeUndefined();
  });

  it('is renewed and released only by its holder', () => {
    const mine = aVideo()
      .leasedTo('me', NOON + 1)
      .tried(3)
      .build();
    expect(renewed(mine, me)?.lease?.expiresAt).toBe(NOON + LEASE_MS);
    expect(renewed(mine, { ...me, workerId: 'them' })).toBeUndefined();
    expect(released(mine, 'them')).toBeUndefined();
  });

  it('does not count as an attempt if it is released, since the work was ended from outside', () => {
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
