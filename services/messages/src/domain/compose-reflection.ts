import type { DistressKind } from '@selah/distress/engine/distress-kinds';
import type { DistressRead } from '@selah/distress/engine/read-distress';
import type { TypedText } from '@selah/distress/engine/read-words';
import type { Language } from '@selah/shared/contracts/languages';
import { detectThemes } from './detect-themes.ts';
import type { PhraseBook } from './phrase-book.ts';
import { PHRASE_BOOKS } from './phrase-books.ts';
import {
  NEVER_QUOTED,
  PASSAGES_FOR_DESPAIR,
  PASSAGES_FOR_HARM,
  PASSAGES_FOR_THEME,
  type Passage,
  type PassageReference,
} from './psalm-passages.ts';
import type { PsalmTable } from './psalms/numbering.ts';
import { citePassage, fill, greet, pick, type Random } from './wording.ts';

export interface Worry {
  name: string;
  question: string;
  language: Language;
}

export interface WorryAsRead extends Omit<Worry, 'question'> {
  question: TypedText;
  /** The kinds of distress it responds to. */
  read: Pick<DistressRead, 'isExplicit'> & { readonly kinds: readonly DistressKind[] };
}

export interface Reflection {
  /** Paragraphs with an empty line between them. */
  message: string;
  reference: PassageReference;
  /** False if the verse must only be named. */
  isQuotable: boolean;
}

/**
 * A personal message from prepared phrases, used if no model can be asked: it names the theme of the worry, a Psalm and
 * one small step, and says that it is automatic. In distress it is shorter and asks to reach a person now; if distress
 * was only hinted at, it adds helplines. The Psalm is named as the edition counts, if one is quoted. Pure: the same worry with the same random numbers gives the same text.
 */
export function composeReflection({
  name,
  question,
  language,
  read: { kinds, isExplicit },
  random,
  edition,
}: WorryAsRead & { random: Random; edition?: PsalmTable | undefined }): Reflection {
  const book = PHRASE_BOOKS[language];
  const cite = (passage: Passage) => citePassage(passage, language, book.frame, edition);
  const {
    paragraphs,
    reference,
    isQuotable = true,
  } = isExplicit
    ? composeForDistress(kinds, book, cite, random)
    : composeForThemes(question, language, cite, random);
  const isHintedAt = kinds.length > 0 && !isExplicit;
  const parts = [
    greet(name, book.frame, random),
    ...paragraphs,
    ...(isHintedAt ? [pick(book.distress.perhaps, random)] : []),
    pick(book.frame.disclaimer, random),
  ];
  return {
    message: parts.join('\n\n'),
    reference,
    isQuotable,
  };
}

type Cite = (passage: Passage) => ReturnType<typeof citePassage>;

interface Middle {
  paragraphs: string[];
  reference: PassageReference;
  isQuotable?: boolean;
}

function composeForThemes(question: TypedText, language: Language, cite: Cite, random: Random): Middle {
  const book = PHRASE_BOOKS[language];
  const { theme, also } = detectThemes(question, language);
  const { frame, themes, psalms } = book;
  const mood = theme === 'thanks' ? 'glad' : 'heavy';
  const passage = pick(PASSAGES_FOR_THEME[theme], random);
  const { reference, text } = cite(passage);
  const acknowledgement = [pick(themes[theme].acknowledge, random)];
  if (also) acknowledgement.push(pick(book.also[also], random));
  const psalm = [
    fill(pick(frame.psalm[mood], random), { psalm: text }),
    psalms[passage],
    pick(frame.afterPsalm[mood], random),
  ];
  const step = pick(themes[theme].step, random);
  const closing = pick(frame.closing[mood], random);
  return { paragraphs: [acknowledgement.join(' '), psalm.join(' '), step, closing], reference };
}

function composeForDistress(
  kinds: readonly DistressKind[],
  { distress }: PhraseBook,
  cite: Cite,
  random: Random,
): Middle {
  const despair = kinds.includes('suicide') || kinds.includes('self_harm');
  const harm = kinds.includes('abuse') || kinds.includes('danger');
  const passage = pick(despair ? PASSAGES_FOR_DESPAIR : PASSAGES_FOR_HARM, random);
  const { reference, text } = cite(passage);
  const acknowledgement = [pick(despair ? distress.despair : distress.harm, random)];
  if (despair && harm) acknowledgement.push(pick(distress.alsoHarm, random));
  const reachOut = pick(despair ? distress.reachOut : distress.reachOutFromHarm, random);
  const psalm = fill(pick(distress.psalm, random), { psalm: text });
  const closing = pick(despair ? distress.closing : distress.closingFromHarm, random);
  return {
    paragraphs: [acknowledgement.join(' '), reachOut, psalm, closing],
    reference,
    isQuotable: !NEVER_QUOTED.includes(passage),
  };
}
