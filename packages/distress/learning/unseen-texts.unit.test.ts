import { describe, expect, it } from '@jest/globals';
import { LANGUAGES, type Language } from '@selah/shared/contracts/language-list';
import { describeFigures, figuresOf, type ReadText, readSet, shareHelped } from './measure.ts';
import { FORMS } from './read-texts.ts';
import { inPercent } from './wilson.ts';

/** A little under what was reached. */
const FLOORS: Readonly<Record<Language, { recall: number; precision: number; implicit: number }>> = {
  pt: { recall: 0.6, precision: 0.7, implicit: 0.3 },
  en: { recall: 0.6, precision: 0.7, implicit: 0.3 },
  es: { recall: 0.6, precision: 0.7, implicit: 0.3 },
  fr: { recall: 0.6, precision: 0.7, implicit: 0.3 },
};

const readTexts = new Map<Language, Promise<ReadText[]>>();

function unseenIn(language: Language): Promise<ReadText[]> {
  const texts = readTexts.get(language) ?? readSet('unseen', language);
  readTexts.set(language, texts);
  return texts;
}

// Written without sight of the phrases and the lessons, and looked at by nobody since: nothing may be changed for the sake of
// one of these texts. Whoever does so writes new ones first.
describe.each(LANGUAGES)('readDistress on texts in %s that nobody tuned it on', (language) => {
  it('finds those in danger and seldom takes others for them', async () => {
    const texts = await unseenIn(language);
    process.stdout.write(`distress ${language}, unseen: ${describeFigures(texts)}\n`);
    const { recall, precision, implicit } = figuresOf(texts);
    expect(recall.share).toBeGreaterThanOrEqual(FLOORS[language].recall);
    expect(precision.share).toBeGreaterThanOrEqual(FLOORS[language].precision);
    expect(implicit.share).toBeGreaterThanOrEqual(FLOORS[language].implicit);
  });

  it('has as many of each form to look at', async () => {
    const texts = await unseenIn(language);
    const counts = FORMS.map((form) => texts.filter((text) => text.form === form).length);
    expect(counts).toEqual([50, 50, 50, 75, 75]);
  });
});

describe('readDistress on texts of all languages that nobody tuned it on', () => {
  it('says for each kind how often help is offered', async () => {
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
});
