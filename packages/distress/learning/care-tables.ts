import { LANGUAGES } from '@selah/shared/contracts/language-list';
import { figuresOf, type ReadText, shareHelped } from './measure.ts';
import { inPercent } from './wilson.ts';

/**
 * The tables of `docs/care.md`, from the result on `unseen` of all languages: as the server reads (by language and by
 * kind), and as phones read (by language).
 */
export function careTables(server: readonly ReadText[], phones: readonly ReadText[]): string[] {
  return [byLanguage(server), byKind(server), byLanguage(phones)];
}

function byLanguage(texts: readonly ReadText[]): string {
  const rows = LANGUAGES.map((language) => {
    const figures = figuresOf(texts.filter((text) => text.language === language));
    const { recall, precision, explicit, implicit, alarms, falseLetters } = figures;
    const cells = [recall, precision, explicit, implicit, alarms, falseLetters].map(inPercent);
    return `| ${language} | ${cells.join(' | ')} |`;
  });
  return rows.join('\n');
}

function byKind(texts: readonly ReadText[]): string {
  const kinds = [...Map.groupBy(texts, ({ kind }) => kind)].sort(([a], [b]) => (a < b ? -1 : 1));
  const rows = kinds.map(
    ([kind, ofKind]) => `| \`${kind}\` | ${inPercent(shareHelped(ofKind))} | ${ofKind.length} |`,
  );
  return rows.join('\n');
}
