import type { Language } from '@selah/shared/contracts/languages';
import type { LetterWish } from '@selah/shared/contracts/messages/requests';
import { SITUATIONS } from '../situations/situations.ts';
import type { Mention } from './mentions.ts';
import { type Reading, readQuestion } from './read-question.ts';
import { wordsOf } from './words/words.ts';
import { writtenLanguage } from './written-language.ts';

/** Reads a question in the language that it is written in; in that of the page where the other's words say nothing. */
export function readAnyLanguage(question: string, language: Language): Reading {
  const written = writtenLanguage(question, language);
  const reading = readQuestion(question, written);
  return written === language || reading.situations.length > 0 ? reading : readQuestion(question, language);
}

/** The situations behind the wishes that a visitor can tap. */
const WISHED = {
  comfort: { me: 'comfort-me', other: 'comfort-other' },
  prayer: { me: 'pray-for-me', other: 'pray-for' },
  thanks: { me: 'thanks', other: 'thanks-family' },
  decision: { me: 'decision', other: 'decision' },
  psalm: { me: 'which-psalm', other: 'which-psalm' },
} as const satisfies Readonly<Record<LetterWish['want'], Readonly<Record<'me' | 'other', string>>>>;

/** Persons of the tables that stand for a tap. */
const TAPPED = {
  partner: 'partner',
  child: 'child',
  parent: 'parents',
  family: 'family',
  friend: 'friend',
} as const;

/** A reading that says what the visitor tapped, with what else was understood of the question. */
export function readWish(question: string, language: Language, { about, want }: LetterWish): Reading {
  const reading = readAnyLanguage(question, language);
  const isMe = about === 'me';
  const situation = SITUATIONS.get(WISHED[want][isMe ? 'me' : 'other']);
  if (!situation) return reading;
  const who = isMe ? undefined : personTapped(TAPPED[about], language);
  return { ...reading, language, situations: [{ situation, who }], asked: [] };
}

function personTapped(id: string, language: Language): Mention | undefined {
  const [gender, spellings = ''] = wordsOf(language).persons[id] ?? [];
  const [spelling = ''] = spellings.split('|');
  if (!gender) return undefined;
  return { noun: { id, gender, spelling }, start: 0, length: 1, isOwn: true, isJoined: false };
}
