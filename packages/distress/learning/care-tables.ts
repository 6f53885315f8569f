import { LANGUAGES } from '@selah/shared/contracts/language-list';
import { figuresOf, type ReadText, shareHelped } from './measure.ts';
import { inPercent } from './wilson.ts';

/** The tables of `docs/care.md`, from the result on `unseen` of all languages. */
export function careTables(texts: readonly ReadText[]): string[] {
  const languages = LANGUAGES.map((language) => {
    const figures = figuresOf(texts.filter((text) => text.language === language));
    const { recall, precision, explicit, implicit, alarms, falseLetters } = figures;
    const cells = [recall, precision, explicit, implicit, alarms, falseLetters].map(inPercent);
    return `| ${language} | ${cells.join(' | ')} |`;
  });
  const byKind = [...Map.groupBy(texts, ({ kind }) => kind)].sort(([a], [b]) => (a < b ? -1 : 1));
  const kinds = byKind.map(
    ([kind, ofKind]) => `| \`${kind}\` | ${inPercent(shareHelped(ofKind))} | ${ofKind.length} |`,
  );
  return [languages.join('\n'), kinds.join('\n')];
}
