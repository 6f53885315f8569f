import { describe, expect, it } from '@jest/globals';
import { PSALM_NUMBERINGS, type PsalmNumbering } from '@selah/shared/contracts/messages/psalters';
import { renumber, TABLES, waysToCount } from './numbering.ts';

const PSALMS = Array.from({ length: 150 }, (_, index) => index + 1);

function move(reference: string, from: PsalmNumbering, to: PsalmNumbering): string | undefined {
  const [psalm = 0, first = 0, last = first] = reference.split(/[:-]/).map(Number);
  const moved = renumber({ psalm, from: first, to: last }, TABLES[from], TABLES[to]);
  if (!moved) return undefined;
  return `${moved.psalm}:${moved.from}${moved.to === moved.from ? '' : `-${moved.to}`}`;
}

function* everyVerse(numbering: PsalmNumbering) {
  for (const { psalm, first, verses } of TABLES[numbering]) {
    for (const index of verses.keys()) yield { psalm, from: first + index, to: first + index };
  }
}

describe('the table of numberings', () => {
  it.each([
    ['english', 2461],
    ['hebrew', 2527],
    // Three of the Psalms that are divided differently have a verse more, and three a verse less.
    ['greek', 2527],
  ] as const)('has 150 Psalms in %s, with %d verses', (numbering, total) => {
    expect(TABLES[numbering].map(({ psalm }) => psalm)).toEqual(PSALMS);
    expect([...everyVerse(numbering)]).toHaveLength(total);
  });

  it('contains every Hebrew verse exactly where it is expected, in order and without a gap', () => {
    for (const numbering of PSALM_NUMBERINGS) {
      let last = { psalm: 0, to: 0 };
      for (const { verses } of TABLES[numbering]) {
        for (const verse of verses) {
          const isNext =
            verse.psalm === last.psalm ? verse.from <= last.to + 1 : verse.psalm === last.psalm + 1;
          expect({ numbering, verse, isNext }).toEqual({ numbering, verse, isNext: true });
          last = verse;
        }
      }
      expect(last).toMatchObject({ psalm: 150, to: 6 });
    }
  });

  it.each(PSALMS)('leads back from every numbering to the same verses of English Psalm %d', (psalm) => {
    const length = TABLES.english[psalm - 1]?.verses.length ?? 0;
    for (let verse = 1; verse <= length; verse += 1) {
      for (const numbering of PSALM_NUMBERINGS) {
        const there = renumber({ psalm, from: verse, to: verse }, TABLES.english, TABLES[numbering]);
        expect(there).toBeDefined();
        const back = there && renumber(there, TABLES[numbering], TABLES.english);
        expect(back).toMatchObject({ psalm });
        // Verses that are joined there bring their neighbour along.
        expect(back?.from).toBeLessThanOrEqual(verse);
        expect(back?.to).toBeGreaterThanOrEqual(verse);
        expect((back?.to ?? 0) - (back?.from ?? 0)).toBeLessThanOrEqual(1);
      }
    }
  });

  it('leads from every verse of every numbering to Hebrew verses, and titles nowhere in English', () => {
    let titles = 0;
    for (const numbering of PSALM_NUMBERINGS) {
      for (const verse of everyVerse(numbering)) {
        expect(renumber(verse, TABLES[numbering], TABLES.hebrew)).toBeDefined();
        if (numbering === 'hebrew' && !renumber(verse, TABLES.hebrew, TABLES.english)) titles += 1;
      }
    }
    expect(titles).toBe(67);
  });
});

describe('renumber', () => {
  it.each([
    // The Psalm of the shepherd, a broken heart, a clean heart, from the depths.
    ['23:1', '23:1', '22:1'],
    ['34:18', '34:19', '33:19'],
    ['51:10', '51:12', '50:12'],
    ['130:3-4', '130:3-4', '129:3-4'],
    // Joined and divided Psalms.
    ['9:20', '9:21', '9:21'],
    ['10:1', '10:1', '9:22'],
    ['10:14', '10:14', '9:35'],
    ['114:8', '114:8', '113:8'],
    ['115:1', '115:1', '113:9'],
    ['116:9', '116:9', '114:9'],
    ['116:10', '116:10', '115:10'],
    ['147:3', '147:3', '146:3'],
    ['147:12-20', '147:12-20', '147:12-20'],
    ['148:1', '148:1', '148:1'],
    // Psalms that are divided into verses differently.
    ['2:12', '2:12', '2:12-13'],
    ['4:8', '4:9', '4:9-10'],
    ['11:1', '11:1', '10:1-2'],
    ['13:1-2', '13:2-3', '12:1-3'],
    ['13:5', '13:6', '12:6'],
    ['13:6', '13:6', '12:6'],
    ['16:11', '16:11', '15:10'],
    ['44:22', '44:23', '43:22'],
    ['56:11', '56:12', '55:11'],
    ['56:13', '56:14', '55:13'],
    ['119:176', '119:176', '118:176'],
  ])('English %s is Hebrew %s and Greek %s', (english, hebrew, greek) => {
    expect(move(english, 'english', 'hebrew')).toBe(hebrew);
    expect(move(english, 'english', 'greek')).toBe(greek);
  });

  it('does not move titles, verses that do not exist, or ranges that lie in two Psalms', () => {
    expect(move('3:1', 'hebrew', 'english')).toBeUndefined();
    expect(move('51:1-2', 'hebrew', 'english')).toBeUndefined();
    expect(move('117:3', 'english', 'greek')).toBeUndefined();
    expect(move('151:1', 'english', 'hebrew')).toBeUndefined();
    expect(move('23:0', 'english', 'hebrew')).toBeUndefined();
    expect(move('9:21-22', 'greek', 'english')).toBeUndefined();
    expect(move('116:9-10', 'english', 'greek')).toBeUndefined();
  });

  it('knows how editions in Greek numbering differ', () => {
    const lengths = waysToCount('greek', 15).map(({ verses }) => verses.length);
    expect(lengths).toEqual([10, 11]);
    expect(waysToCount('greek', 147).map(({ first }) => first)).toEqual([12, 1]);
    expect(waysToCount('english', 15)).toHaveLength(1);
  });
});
