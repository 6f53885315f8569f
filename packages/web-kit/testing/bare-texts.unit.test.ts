import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { bareTexts, componentFiles, describeText, programOf } from './bare-texts.ts';

const ROOT = join(import.meta.dirname, '../../..');
const EXAMPLES = join(import.meta.dirname, 'bare-texts.examples.tsx');

describe('A browser that translates the page', () => {
  test('finds each text of the pages in an element of its own, or alone in its element', () => {
    const files = componentFiles(ROOT);
    const program = programOf(files, ROOT);
    const found = files.flatMap((file) => bareTexts(program, file)).map((each) => describeText(each, ROOT));
    expect(files.length).toBeGreaterThan(200);
    expect(found).toEqual([]);
  });

  test('would be noticed to break these examples, and no others', () => {
    const program = programOf([EXAMPLES], ROOT);
    const found = bareTexts(program, EXAMPLES).map(({ node }) => node.getText().replace(/\s+/g, ' '));
    expect(found).toEqual([
      '<button type="button"> {isBusy && <i />} {label} </button>',
      '<p> {count} / {total} </p>',
      '<p>Total: {isBusy && <i />}</p>',
      '<> {label} <i /> </>',
    ]);
  });
});
