import { describe, expect, it } from '@jest/globals';
import { filesOf, readText } from './repository.ts';
import { definedIn, usedIn } from './requirement-ids.ts';

const LIST = 'docs/requirements.md';
/** Texts of people, in which `Q5` may be anything. */
const INVENTED = /^packages\/distress\/learning\/|^docs\/test\//;

describe('ids of requirements', () => {
  const defined = definedIn(readText(LIST));
  const places = new Map<string, string>();
  for (const path of filesOf('.ts', '.tsx', '.mjs', '.js', '.cjs', '.yaml', '.yml')) {
    if (INVENTED.test(path)) continue;
    for (const id of usedIn(readText(path))) if (!places.has(id)) places.set(id, path);
  }

  it('are defined once', () => {
    expect(defined.length).toBeGreaterThan(250);
    expect(defined.filter((id, index) => defined.indexOf(id) !== index)).toEqual([]);
  });

  it('are defined in docs/requirements.md if code or a test names them', () => {
    expect([...places].filter(([id]) => !defined.includes(id))).toEqual([]);
  });

  it('are named by code or a test if they are defined', () => {
    expect(defined.filter((id) => !places.has(id))).toEqual([]);
  });

  it('refer to decisions that exist', () => {
    const referred = usedIn(readText(LIST));
    expect([...referred].filter((id) => !defined.includes(id))).toEqual([]);
  });
});

describe('reading ids', () => {
  it('finds single ids and all of a range, and nothing that only looks alike', () => {
    expect([...usedIn('M-009 M-011 to M-013 (Q7); M-1, AQ12, SEQ3')].sort()).toEqual([
      'M-009',
      'M-011',
      'M-012',
      'M-013',
      'Q7',
    ]);
  });

  it('takes a row with a rule as a definition', () => {
    expect(definedIn('| id | rule |\n| M-001 | Four languages (Q1). |\n| Q1 | Yes. |\nM-002 | no |')).toEqual(
      ['M-001', 'Q1'],
    );
  });
});
