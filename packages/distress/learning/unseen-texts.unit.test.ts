import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { LANGUAGES, type Language } from '@selah/shared/contracts/language-list';
import { CARE_FIGURES } from '../src/figures/care-figures.ts';
import { careTables } from './care-tables.ts';
import { describeFigures, figuresOf, LOADERS, type ReadText, readSet, shareHelped } from './measure.ts';
import { FORMS } from './read-texts.ts';
import { inPercent } from './wilson.ts';
import { careFigures, writeFigures } from './write-figures.ts';

/** Slightly below the measured figures. */
const FLOORS: Readonly<Record<Language, { recall: number; precision: number; implicit: number }>> = {
  pt: { recall: 0.95, precision: 0.87, implicit: 0.9 },
  en: { recall: 0.95, precision: 0.88, implicit: 0.88 },
  es: { recall: 0.95, precision: 0.85, implicit: 0.9 },
  fr: { recall: 0.95, precision: 0.86, implicit: 0.92 },
};

const readTexts = new Map<Language, Promise<ReadText[]>>();

function unseenIn(language: Language): Promise<ReadText[]> {
  const texts = readTexts.get(language) ?? readSet('unseen', language);
  readTexts.set(language, texts);
  return texts;
}

// These texts were written without knowledge of phrases and lessons. Do not change anything because of one of them;
// if you must, write new ones first.
describe.each(LANGUAGES)('readDistress on unseen texts in %s', (language) => {
  it('finds most texts of people in danger, with few false alarms', async () => {
    const texts = await unseenIn(language);
    process.stdout.write(`distress ${language}, unseen: ${describeFigures(texts)}\n`);
    const { recall, precision, implicit } = figuresOf(texts);
    expect(recall.share).toBeGreaterThanOrEqual(FLOORS[language].recall);
    expect(precision.share).toBeGreaterThanOrEqual(FLOORS[language].precision);
    expect(implicit.share).toBeGreaterThanOrEqual(FLOORS[language].implicit);
  });

  it('has the expected number of texts of each form', async () => {
    const texts = await unseenIn(language);
    const counts = FORMS.map((form) => texts.filter((text) => text.form === form).length);
    expect(counts).toEqual([150, 150, 150, 225, 225]);
  });
});

describe('readDistress on unseen texts of all languages', () => {
  it('prints for each kind how often help is offered', async () => {
    const texts = (await Promise.all(LANGUAGES.map(unseenIn))).flat();
    const kinds = Map.groupBy(texts, ({ kind }) => kind);
    for (const [kind, ofKind] of [...kinds].sort(([a], [b]) => (a < b ? -1 : 1))) {
      process.stdout.write(
        `distress, unseen, ${kind}: offered help ${inPercent(shareHelped(ofKind))} of ${ofKind.length}\n`,
      );
    }
    // Eleven subjects of `life`, eleven of `violence`, eighteen of `none` (PLAN.md).
    expect(kinds.size).toBe(40);
  });

  it('has the figures of docs/care.md: otherwise run `npm run care -w packages/distress`', async () => {
    const care = readFileSync(join(import.meta.dirname, '../../../docs/care.md'), 'utf8');
    const texts = (await Promise.all(LANGUAGES.map(unseenIn))).flat();
    const phones = (
      await Promise.all(LANGUAGES.map((language) => readSet('unseen', language, LOADERS.light)))
    ).flat();
    for (const table of careTables(texts, phones)) expect(care).toContain(table);
  });

  it('has the figures of the page /care: otherwise run `npm run care -w packages/distress`', async () => {
    const texts = (await Promise.all(LANGUAGES.map(unseenIn))).flat();
    expect(CARE_FIGURES).toEqual(careFigures(texts));
    const module = readFileSync(join(import.meta.dirname, '../src/figures/care-figures.ts'), 'utf8');
    expect(writeFigures(CARE_FIGURES)).toBe(module);
  });
});
