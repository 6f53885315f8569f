import { describe, expect, it } from '@jest/globals';
import {
  afterPlaybackFailed,
  afterPlaybackRecovered,
  afterShowing,
  excludedIds,
  type ShownVideos,
} from './seen-videos.ts';

const none: ShownVideos = { seen: [], problematic: [] };
const running = { isComplete: false, totalVideos: 5 };
const complete = { isComplete: true, totalVideos: 5 };

describe('which videos are not drawn again', () => {
  it('M-186 M-187 a shown video joins the seen ones of its language', () => {
    const shown = [3, 1, 3].reduce((before, id) => afterShowing(before, id, running), none);
    expect(shown.seen).toEqual([1, 3]);
    expect(excludedIds(shown)).toEqual([1, 3]);
  });

  it('M-188 Q33 a complete cycle starts the next round with this video and keeps the problematic ones', () => {
    const shown = afterShowing({ seen: [1, 2, 3, 4], problematic: [2] }, 5, complete);
    expect(shown).toEqual({ seen: [5], problematic: [2] });
  });

  it('Q33 when all are problematic they get another chance', () => {
    expect(afterShowing({ seen: [], problematic: [1, 2, 3, 4, 5] }, 5, complete).problematic).toEqual([]);
  });

  it('M-190 a video that failed to play is excluded until it plays', () => {
    const failed = afterPlaybackFailed({ seen: [1, 2], problematic: [] }, 2);
    expect(excludedIds(failed)).toEqual([2, 1]);
    expect(afterPlaybackRecovered(failed, 2).problematic).toEqual([]);
  });

  it('Q33 never excludes more than 400, keeping the problematic and the newest seen', () => {
    const seen = Array.from({ length: 1000 }, (_, index) => index + 1);
    const ids = excludedIds({ seen, problematic: [7, 8] });
    expect(ids).toHaveLength(400);
    expect(ids.slice(0, 3)).toEqual([7, 8, 603]);
    expect(ids.at(-1)).toBe(1000);
    expect(excludedIds({ seen, problematic: seen })).toHaveLength(400);
  });
});
