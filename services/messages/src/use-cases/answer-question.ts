import { loadFullHintReader } from '@selah/distress/engine/hints/load-full-hints';
import { readDistress } from '@selah/distress/engine/read-distress';
import { helplinesFor } from '@selah/distress/helplines/helplines';
import type { Language } from '@selah/shared/contracts/languages';
import type { AiMessageAnswer, LetterSource } from '@selah/shared/contracts/messages/requests';
import type { OnDraft } from '../domain/ports.ts';
import { verseForLetter } from '../domain/psalms/letter-verse.ts';
import type { SearchablePsalter } from '../domain/psalms/searchable-psalter.ts';
import { type Question, writeLetter } from '../domain/write-letter.ts';
import type { AskProvider, Caller } from './ask-provider.ts';
import type { OpenPsalter } from './open-psalter.ts';

export interface AnswerQuestionDeps {
  /** Absent if no provider is configured. */
  readonly askProvider: AskProvider | undefined;
  readonly openPsalter: OpenPsalter;
  /** Returns numbers from 0 to under 1, as `Math.random`. */
  readonly random: () => number;
}

export interface AnswerQuestionInput {
  readonly caller: Caller;
  readonly question: Question;
  /** Upper-case, e.g. `BR`: the region of the browser's languages, for helplines. */
  readonly region: string | undefined;
  /**
   * Receives the checked beginning of a provider's letter while it is written. The final answer may differ.
   */
  readonly onDraft?: OnDraft;
}

/**
 * Answers a visitor with a message (M-170): from the provider if possible, else composed here. A visitor in distress gets
 * phrases written and checked by people, together with helplines, and never the words of a model, also if only the
 * provider saw the danger. If an edition of the Psalms is imported, the letter's verse comes with it word for word.
 */
export async function answerQuestion(
  { askProvider, openPsalter, random }: AnswerQuestionDeps,
  { caller, question: asked, region, onDraft }: AnswerQuestionInput,
): Promise<AiMessageAnswer & { readonly source: LetterSource }> {
  const { name, question, language } = asked;
  const readHere = await readDistress(question, language, loadFullHintReader, name);
  const psalter = await openIfPossible(openPsalter, language, caller);
  const provided = readHere.distress ? undefined : await askProvider?.(asked, caller, psalter, onDraft);
  const seen = provided && 'danger' in provided ? provided.danger : [];
  const read = seen.length > 0 ? { distress: true, kinds: seen, isExplicit: true } : readHere;
  const { distress, kinds } = read;
  const letter =
    provided && 'message' in provided
      ? provided
      : writeLetter({ ...asked, read, random, edition: psalter?.table });
  const { message, reference } = letter;
  const isQuotable = !('isQuotable' in letter) || letter.isQuotable;
  const verse = psalter && isQuotable ? verseForLetter(psalter.psalter, reference) : undefined;
  return {
    message,
    source: letter === provided ? 'model' : distress ? 'reviewed' : 'composer',
    ...(reference && { reference }),
    ...(verse && { verse }),
    ...('isUnclear' in letter && letter.isUnclear && { unclear: true as const }),
    ...(distress && {
      support: { lines: [...helplinesFor({ language, kinds, ...(region && { region }) })] },
    }),
  };
}

/** Letters do not need the database: without it they name their Psalm and do not quote it. */
async function openIfPossible(
  openPsalter: OpenPsalter,
  language: Language,
  caller: Pick<Caller, 'log'>,
): Promise<SearchablePsalter | undefined> {
  try {
    return await openPsalter(language);
  } catch (error) {
    caller.log.warn({ err: error }, 'the edition of the Psalms could not be opened');
    return undefined;
  }
}
