import type { DistressKind } from '@selah/distress/engine/distress-kinds';
import type { DistressRead } from '@selah/distress/engine/read-distress';
import type { Language } from '@selah/shared/contracts/languages';
import type { LetterWish } from '@selah/shared/contracts/messages/requests';
import { DANGER_WORDS } from './danger-letters/all.ts';
import { composeLetter, type LetterBody } from './letters/compose-letter.ts';
import { readAnyLanguage, readWish } from './letters/read-any-language.ts';
import type { Reading } from './letters/read-question.ts';
import { wordsOf } from './letters/words/words.ts';
import { NEVER_QUOTED, type Passage, type PassageReference } from './psalm-passages.ts';
import type { PsalmTable } from './psalms/numbering.ts';
import { citePassage, fill, greet, pick, type Random } from './wording.ts';

/** What a visitor writes. */
export interface Question {
  readonly name: string;
  readonly question: string;
  readonly language: Language;
  /** What a visitor tapped below an honest letter. */
  readonly wish?: LetterWish | undefined;
}

export interface QuestionAsRead extends Question {
  /** The kinds of distress that the letter responds to. */
  readonly read: Pick<DistressRead, 'isExplicit'> & { readonly kinds: readonly DistressKind[] };
}

export interface Letter {
  /** Paragraphs with an empty line between them. */
  readonly message: string;
  readonly reference: PassageReference;
  /** False if the verse must only be named. */
  readonly isQuotable: boolean;
  /** True if the question was not understood, which the letter says. */
  readonly isUnclear: boolean;
}

/** Laments and comfort for a person who may not want to live or hurts themselves, no call to be joyful. */
const PASSAGES_FOR_DESPAIR: readonly [Passage, ...Passage[]] = [
  '34:18',
  '139:11-12',
  '61:2',
  '69:1-3',
  '130:1',
];

/** Shelter for a person harmed or threatened by someone, never a call to endure or to forgive. */
const PASSAGES_FOR_HARM: readonly [Passage, ...Passage[]] = ['9:9', '56:8', '57:1'];

/** What is understood of a question, for the letter and for a provider. Pure. */
export function readForLetter({ question, language, wish }: Question): Reading {
  return wish ? readWish(question, language, wish) : readAnyLanguage(question, language);
}

/**
 * A letter from texts that people wrote, used if no model can be asked: of the situation that the question speaks of, or an honest
 * one if none is understood. In danger it is shorter and asks to reach a person now; if danger was only hinted at, it
 * adds helplines. The Psalm is named as the edition counts, if one is quoted. Pure: the same question with the same
 * random numbers gives the same text.
 */
export function writeLetter({
  read: { kinds, isExplicit },
  random,
  edition,
  ...question
}: QuestionAsRead & { random: Random; edition?: PsalmTable | undefined }): Letter {
  const { name, language } = question;
  const cite = (passage: Passage) => citePassage(passage, language, edition);
  const body = isExplicit
    ? composeForDanger(kinds, language, (passage) => cite(passage).text, random)
    : composeLetter(readForLetter(question), language, (passage) => cite(passage).text, random);
  const isHintedAt = kinds.length > 0 && !isExplicit;
  const parts = [
    greet(name, language),
    ...body.paragraphs,
    ...(isHintedAt ? [pick(DANGER_WORDS[language].perhaps, random)] : []),
    wordsOf(language).disclaimer,
  ];
  return {
    message: parts.join('\n\n'),
    reference: cite(body.passage).reference,
    isQuotable: !isExplicit || !NEVER_QUOTED.includes(body.passage),
    isUnclear: !isExplicit && body.situation === undefined,
  };
}

function composeForDanger(
  kinds: readonly DistressKind[],
  language: Language,
  cite: (passage: Passage) => string,
  random: Random,
): LetterBody {
  const words = DANGER_WORDS[language];
  const despair = kinds.includes('suicide') || kinds.includes('self_harm');
  const harm = kinds.includes('abuse') || kinds.includes('danger');
  const passage = pick(despair ? PASSAGES_FOR_DESPAIR : PASSAGES_FOR_HARM, random);
  const acknowledgement = [pick(despair ? words.despair : words.harm, random)];
  if (despair && harm) acknowledgement.push(pick(words.alsoHarm, random));
  const reachOut = pick(despair ? words.reachOut : words.reachOutFromHarm, random);
  const psalm = fill(pick(words.psalm, random), { psalm: cite(passage) });
  const closing = pick(despair ? words.closing : words.closingFromHarm, random);
  return { paragraphs: [acknowledgement.join(' '), reachOut, psalm, closing], passage };
}
