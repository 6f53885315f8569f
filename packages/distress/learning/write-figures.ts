import type { Language } from '@selah/shared/contracts/language-list';
import type { CareFigures, CareShare } from '../src/figures/care-figures-of.ts';
import { figuresOf, isDistressed, type ReadText, shareHelped } from './measure.ts';
import type { Share } from './wilson.ts';

/** The figures of the page `/care`, from the result on `unseen` of all languages. In percent, as `docs/care.md` has them. */
export function careFigures(texts: readonly ReadText[]): CareFigures {
  const figuresIn = (language: Language) => {
    const figures = figuresOf(texts.filter((text) => text.language === language));
    const { recall, precision, implicit, alarms } = figures;
    return {
      found: percentOf(recall),
      right: percentOf(precision),
      implicit: percentOf(implicit),
      alarms: percentOf(alarms),
    };
  };
  return {
    texts: {
      danger: texts.filter(isDistressed).length,
      calm: texts.filter((one) => !isDistressed(one)).length,
    },
    languages: { pt: figuresIn('pt'), en: figuresIn('en'), es: figuresIn('es'), fr: figuresIn('fr') },
    life: percentOf(shareHelped(texts.filter(({ kind }) => kind.startsWith('life')))),
    violence: percentOf(shareHelped(texts.filter(({ kind }) => kind.startsWith('violence')))),
  };
}

/** The source code of the module with the figures, as the formatter wants it. */
export function writeFigures(figures: CareFigures): string {
  const literal = JSON.stringify(figures, null, 2)
    .replace(/"(\w+)":/g, '$1:')
    .replace(/(?<=[\d}])$(?=\n\s*})/gm, ',');
  return `import type { CareFigures } from './care-figures-of.ts';

// Written by \`npm run care -w packages/distress\`.
export const CARE_FIGURES: CareFigures = ${literal};
`;
}

function percentOf({ share, low, high }: Share): CareShare {
  return { share: percent(share), low: percent(low), high: percent(high) };
}

const percent = (part: number) => Math.round(part * 100);
