import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { chooseNext } from './video-cycle.ts';

const idLists = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 40 });
const someRequest = fc.record({
  ids: idLists,
  seen: idLists,
  last: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
  draws: fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
});

const next = (draws: fc.Stream<number>) => () => draws.next().value as number;

describe('the choice of the next video', () => {
  it('M-187 repeats no video until every video was shown', () => {
    fc.assert(
      fc.property(someRequest, ({ ids, seen, last, draws }) => {
        const unseen = ids.filter((id) => !seen.includes(id) && id !== last);
        const choice = chooseNext(ids, { seen, last }, next(draws));
        if (unseen.length > 0) expect(unseen).toContain(choice?.id);
      }),
    );
  });

  it('M-189 does not repeat the last video if there is another', () => {
    fc.assert(
      fc.property(someRequest, ({ ids, seen, last, draws }) => {
        const choice = chooseNext(ids, { seen, last }, next(draws));
        if (ids.length >= 2) expect(choice?.id).not.toBe(last);
      }),
    );
  });

  it('returns a video if there is any, even if all were seen', () => {
    fc.assert(
      fc.property(someRequest, ({ ids, seen, last, draws }) => {
        const choice = chooseNext(ids, { seen, last }, next(draws));
        if (ids.length === 0) expect(choice).toBeUndefined();
        else expect(ids).toContain(choice?.id);
      }),
    );
  });

  it('M-188 reports a complete cycle exactly if every video was seen or is this one (Q33)', () => {
    fc.assert(
      fc.property(someRequest, ({ ids, seen, last, draws }) => {
        const choice = chooseNext(ids, { seen, last }, next(draws));
        fc.pre(choice !== undefined);
        const rest = ids.filter((id) => id !== choice?.id && !seen.includes(id));
        expect(choice?.cycle).toEqual({ isComplete: rest.length === 0, totalVideos: ids.length });
      }),
    );
  });

  it('answers what was drawn before by the same rules, whatever is drawn now', () => {
    fc.assert(
      fc.property(someRequest, ({ ids, seen, last, draws }) => {
        const drawn = chooseNext(ids, { seen, last }, next(draws));
        expect(chooseNext(ids, { seen, last, drawn: drawn?.id }, next(draws))).toEqual(drawn);
      }),
    );
  });

  it('M-187 M-189 draws anew if what was drawn before breaks these rules', () => {
    const first = () => 0;
    expect(chooseNext([1, 2, 3], { seen: [2], drawn: 2 }, first)?.id).toBe(1);
    expect(chooseNext([1, 2, 3], { seen: [], last: 2, drawn: 2 }, first)?.id).toBe(1);
    expect(chooseNext([1, 2], { seen: [1, 2], last: 2, drawn: 2 }, first)?.id).toBe(1);
  });

  it('M-186 shows each video of a language once per cycle, if the page sends what it has seen', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 20 }),
        fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
        (ids, draws) => {
          const shown: number[] = [];
          for (const round of ids.keys()) {
            const choice = chooseNext(ids, { seen: shown, last: shown.at(-1) }, next(draws));
            expect(choice?.cycle.isComplete).toBe(round === ids.length - 1);
            shown.push(choice?.id ?? 0);
          }
          expect(new Set(shown)).toEqual(new Set(ids));
        },
      ),
    );
  });

  it('finds the only unseen video even if the random draws miss it', () => {
    const ids = Array.from({ length: 1000 }, (_, place) => place + 1);
    const seen = ids.slice(0, -1);
    expect(chooseNext(ids, { seen }, () => 0)?.id).toBe(1000);
  });

  it('chooses every unseen video with the same probability', () => {
    const counts = new Map<number, number>();
    for (let round = 0; round < 3000; round += 1) {
      const id = chooseNext([1, 2, 3, 4], { seen: [4] }, goldenSteps)?.id ?? 0;
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual([1, 2, 3]);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(50);
  });
});

let step = 0;
/** Numbers evenly distributed over 0 to 1, the same in every run. */
function goldenSteps(): number {
  step = (step + 0.618033988749895) % 1;
  return step;
}
