import type { LanguageReader } from './language-reader.ts';
import type { Noun } from './noun-index.ts';
import type { TypedWords } from './typed-words.ts';

/** A person or thing in a text. */
export interface Mention {
  readonly noun: Noun;
  readonly start: number;
  /** Words. */
  readonly length: number;
  /** The writer's own: not `her mother`, not `the mother of my friend`. */
  readonly isOwn: boolean;
  /** One of several: `my mother and my father`. */
  readonly isJoined: boolean;
}

/** How many words may stand between two persons who are named together. */
const JOINED_WITHIN = 3;

/** The persons of a text, in its order. */
export function mentionsOf(words: TypedWords, reader: LanguageReader): Mention[] {
  const { folded, typed } = words;
  const found: { noun: Noun; start: number; length: number }[] = [];
  for (let place = 0; place < folded.length; place += 1) {
    const noun = reader.persons.at(folded, typed, place);
    if (!noun) continue;
    found.push({ ...noun, start: place });
    place += noun.length - 1;
  }
  return found.map((mention, index) => {
    const end = mention.start + mention.length;
    const next = found[index + 1];
    const before = found[index - 1];
    const isOwners = typed[mention.start - 1] === 's' || ownsNext(mention, next, words);
    return {
      ...mention,
      isOwn:
        !reader.foreignBefore.has(folded[mention.start - 1] ?? '') &&
        !(reader.foreignAfter.has(folded[end] ?? '') && isAboutPerson(end, next, folded, reader)) &&
        !(before && isOwnerOf(before, mention, folded, reader)) &&
        !isOwners,
      isJoined:
        isJoinedTo(mention, next, folded, reader) ||
        (before ? isJoinedTo(before, mention, folded, reader) : false),
    };
  });
}

/** `my friend's mother`: the friend is not meant. */
function ownsNext(
  mention: { start: number; length: number },
  next: { start: number } | undefined,
  { typed }: TypedWords,
): boolean {
  const end = mention.start + mention.length;
  return typed[end] === 's' && next?.start === end + 1;
}

/** `el papá de mis hijos`: the children are not meant. */
function isOwnerOf(
  before: { start: number; length: number },
  mention: { start: number },
  folded: readonly string[],
  { foreignAfter }: LanguageReader,
): boolean {
  const end = before.start + before.length;
  return foreignAfter.has(folded[end] ?? '') && mention.start - end <= 2;
}

/** `a mãe dele`, `a mãe do meu amigo`, but not `a mãe de …` where no person follows. */
function isAboutPerson(
  end: number,
  next: { start: number } | undefined,
  folded: readonly string[],
  { foreignAfter }: LanguageReader,
): boolean {
  const word = folded[end] ?? '';
  if (/^del/.test(word) && foreignAfter.has(word)) return true;
  return next !== undefined && next.start - end <= 2;
}

function isJoinedTo(
  one: { start: number; length: number },
  other: { start: number } | undefined,
  folded: readonly string[],
  { and }: LanguageReader,
): boolean {
  if (!other) return false;
  const between = folded.slice(one.start + one.length, other.start);
  return between.length <= JOINED_WITHIN && between.includes(and);
}

export function mentionAt(mentions: readonly Mention[], place: number): Mention | undefined {
  return mentions.find(({ start, length }) => start <= place && place < start + length);
}
