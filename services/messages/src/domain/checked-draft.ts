import { foldText, tokenise } from '@selah/distress/text/fold-text';
import { LANGUAGES, type Language } from '@selah/shared/contracts/languages';
import { fitBeginning } from './parse-provider-answer.ts';
import type { OnDraft } from './ports.ts';
import { hasOpenQuotation } from './psalms/drop-inexact-quotations.ts';
import type { SearchablePsalter } from './psalms/searchable-psalter.ts';
import { isKnownToBeIn } from './written-in.ts';

/**
 * The longest beginning of a letter that may be shown while the rest is still being written: whole sentences that pass every
 * rule for a whole letter, from the first one on, once there is enough text to know its language. A sentence is whole when
 * a line break or the next sentence follows. A quotation is never cut.
 * Empty if nothing longer than `known` signs may be shown. Pure.
 */
export function checkedDraft(
  draft: string,
  language: Language,
  psalter?: SearchablePsalter,
  known = 0,
): string {
  for (const end of sentenceEnds(draft, language).toReversed()) {
    if (end <= known) break;
    const shown = fitBeginning(draft.slice(0, end), language, psalter);
    if (shown !== null && isKnownToBeIn(tokenise(foldText(shown)), language)) return shown;
  }
  return '';
}

const segmenterOf = Object.fromEntries(
  LANGUAGES.map((language) => [language, new Intl.Segmenter(language, { granularity: 'sentence' })]),
) as Readonly<Record<Language, Intl.Segmenter>>;

/** Where whole sentences of an unfinished text end, outside of quotations, ascending. */
export function sentenceEnds(draft: string, language: Language): readonly number[] {
  const segments = [...segmenterOf[language].segment(draft)];
  return segments.flatMap(({ index, segment }, place) => {
    const end = index + segment.length;
    if (segment.endsWith('\n')) return [end];
    const isFollowed = /\p{L}/u.test(segments[place + 1]?.segment ?? '');
    const paragraph = draft.slice(draft.lastIndexOf('\n', index) + 1, end);
    return isFollowed && !hasOpenQuotation(paragraph) ? [end] : [];
  });
}

/** Without one of these nothing ends. */
const SENTENCE_END = /[.!?…\n]/u;

/**
 * Checks drafts as they come and gives each longer beginning on that may be shown. What was given on stays the beginning of all
 * that follows.
 */
export function checkDrafts(
  language: Language,
  psalter: SearchablePsalter | undefined,
  onChecked: OnDraft,
): OnDraft {
  let seen = 0;
  let given = '';
  return ({ message }) => {
    if (!SENTENCE_END.test(message.slice(seen))) return;
    const end = sentenceEnds(message, language).at(-1) ?? 0;
    if (end === seen) return;
    seen = end;
    const shown = checkedDraft(message, language, psalter, given.length);
    if (shown.length <= given.length || !shown.startsWith(given)) return;
    given = shown;
    onChecked({ message: shown });
  };
}
