import type { PhraseMatch } from '@selah/distress/engine/phrase-matcher';
import type { Language } from '@selah/shared/contracts/languages';
import type { Circumstance } from '../situations/circumstances.ts';
import type { Manner } from '../situations/plan/situation-plan.ts';
import { SITUATIONS, type Situation } from '../situations/situations.ts';
import { type Choice, chooseSituation } from './choose-situation.ts';
import { type Evidence, type FoundEvidence, findEvidence } from './find-evidence.ts';
import { type Label, type LanguageReader, readerFor } from './language-reader.ts';
import { logLikelihoodsOf } from './likely-situations.ts';
import { type Mention, mentionAt, mentionsOf } from './mentions.ts';
import { type TypedWords, typedWords } from './typed-words.ts';
import type { Asked } from './words/language-words.ts';

/** A situation that the text speaks of, with what fills its slots. */
export interface FoundSituation {
  readonly situation: Situation;
  readonly who?: Mention | undefined;
  readonly thing?: Mention | undefined;
  readonly time?: FoundTime | undefined;
}

export interface FoundTime {
  readonly id: string;
  /** The number in it, as typed. */
  readonly number?: string | undefined;
}

/** What was understood of a text, for the letter and for a provider. */
export interface Reading {
  /** The language whose words were read. */
  readonly language: Language;
  /** The main situation, and at most one of another theme; empty if none was understood. */
  readonly situations: readonly FoundSituation[];
  /** Whether it is a sorrow or a joy, if only that is sure. */
  readonly manner?: Manner | undefined;
  readonly circumstances: ReadonlySet<Circumstance>;
  /** What is asked for, first named first. */
  readonly asked: readonly Asked[];
  /** Which of the language's verbs for praying was used. */
  readonly prayingVerb: number | undefined;
}

/** Ids of persons who are small children. */
const CHILDREN = new Set(['baby', 'toddler', 'child', 'children', 'little-one']);
const SOON = new Set(['today', 'tonight', 'tomorrow', 'this-morning', 'this-afternoon']);

/** Whether a noun of the table of persons is an animal. */
function isAnimal(id: string): boolean {
  return /^(?:dog|cat|horse|bird|pet)\b/.test(id);
}

/** Reads a question with the words of one language. Pure. */
export function readQuestion(text: string, language: Language): Reading {
  // The reader comes first, because words are read only as far as its compiled phrases need them.
  const reader = readerFor(language);
  const typed = typedWords(text);
  const matches = reader.matcher.findRead(typed.words);
  const mentions = mentionsOf(typed, reader);
  const times = matches.filter(({ label }) => label.kind === 'time');
  const evidence = findEvidence(matches, typed, reader);
  const ruledOut = new Set([...evidence.ruledOut, ...unsaid(mentions, evidence)]);
  const chosen = chooseSituation(logLikelihoodsOf(text, language), { ...evidence, ruledOut });
  const situations = mainSituations(chosen, [...evidence.bySituation.values()]).map((found) => ({
    situation: found.situation,
    who: personOf(found, mentions, typed, reader),
    thing: thingOf(found, typed, reader),
    time: timeOf(found, typed, times),
  }));
  const circumstances = new Set<Circumstance>();
  const asked = new Set<Asked>();
  for (const { label } of matches) {
    if (label.kind === 'circumstance') circumstances.add(label.id);
    if (label.kind === 'asked') asked.add(label.id);
  }
  const [main] = situations;
  if (main?.who && CHILDREN.has(main.who.noun.id)) circumstances.add('child');
  if (main?.time && SOON.has(main.time.id)) circumstances.add('soon');
  return {
    language,
    situations,
    manner: chosen.manner,
    circumstances,
    asked: [...asked],
    prayingVerb: reader.prayingVerbIn(typed.folded),
  };
}

const OF_ANIMALS = [...SITUATIONS.values()].filter(({ about }) => about === 'animal').map(({ id }) => id);

const OF_DEATHS = [...SITUATIONS.values()].filter(({ theme }) => theme === 'grief').map(({ id }) => id);

/** Situations of animals where only persons are named, and condolences where no phrase says that somebody died. */
function unsaid(mentions: readonly Mention[], { bySituation }: FoundEvidence): readonly string[] {
  const isOfPersons = mentions.length > 0 && !mentions.some(({ noun }) => isAnimal(noun.id));
  const isOfDeath = OF_DEATHS.some((id) => bySituation.has(id));
  return [...(isOfPersons ? OF_ANIMALS : []), ...(isOfDeath ? [] : OF_DEATHS)];
}

/** The main situation first. The words decide in whose texts it is spoken of; phrases say what fills its slots. */
function mainSituations({ situation: chosen, likelihoodOf }: Choice, found: readonly Evidence[]): Evidence[] {
  if (!chosen) return [];
  const main = found.find(({ situation }) => situation.id === chosen.id) ?? NO_PHRASES(chosen);
  const second = found
    .filter(({ situation }) => situation.theme !== chosen.theme)
    .toSorted((one, other) => other.rules - one.rules || other.length - one.length)
    .find((one) => isSure(one) && likelihoodOf(one.situation.id) > ALSO_LIKELY);
  return second ? [main, second] : [main];
}

const NO_PHRASES = (situation: Situation): Evidence => ({ situation, matches: [], rules: 0, length: 0 });

/** How likely a second situation must be for the letter to mention it: read by chance, it would put words into the writer's mouth. */
const ALSO_LIKELY = 0.1;

function isSure({ rules, length }: Evidence): boolean {
  return rules > 1 && length > 2;
}

/**
 * The person captured by a rule; two different ones leave it empty. Without a capture, the only person who is named, if the
 * situation's phrases speak of such persons.
 */
function personOf(
  { situation, matches }: Evidence,
  mentions: readonly Mention[],
  { folded }: TypedWords,
  reader: LanguageReader,
): Mention | undefined {
  const captured = matches
    .map(({ captures }) => captures?.who)
    .filter((place) => place !== undefined)
    .map((place) => mentionAt(mentions, place) ?? mentionOfPronoun(place, mentions));
  const only = onlyOne(mentions.filter(({ isOwn }) => isOwn));
  const isFitting = only && reader.fits(situation.id, folded.slice(only.start, only.start + only.length));
  const candidates = captured.length > 0 ? captured : isFitting ? [only] : [];
  const one = onlyOne(candidates.filter((mention) => mention?.isOwn && !mention.isJoined));
  // If somebody else's relative may be meant, no person is named: the wrong one would hurt.
  const isOpen = candidates.some((mention) => mention && !mention.isOwn && mention.noun.id !== one?.noun.id);
  return isOpen ? undefined : one;
}

/** A pronoun stands for the only person of the text. */
function mentionOfPronoun(place: number, mentions: readonly Mention[]): Mention | undefined {
  return onlyOne(mentions.filter(({ start, isOwn }) => isOwn && start < place));
}

function onlyOne(mentions: readonly (Mention | undefined)[]): Mention | undefined {
  const [first, ...others] = mentions;
  return others.every((other) => other?.noun.id === first?.noun.id) ? first : undefined;
}

function thingOf({ matches }: Evidence, typed: TypedWords, { things }: LanguageReader): Mention | undefined {
  const found = matches
    .map(({ captures }) => captures?.thing)
    .filter((place) => place !== undefined)
    .map((place) => thingAt(place, typed, things));
  return onlyOne(found);
}

function thingAt(place: number, { folded, typed }: TypedWords, things: LanguageReader['things']) {
  for (let start = Math.max(0, place - 4); start <= place; start += 1) {
    const noun = things.at(folded, typed, start);
    if (noun && start + noun.length > place)
      return { ...noun, start, isOwn: true, isJoined: false } satisfies Mention;
  }
  return undefined;
}

/** The time in the sentence of the match, or the only one of the text; empty if there are two. */
function timeOf(
  { matches }: Evidence,
  { sentences, typed }: TypedWords,
  times: readonly PhraseMatch<Label>[],
): FoundTime | undefined {
  const widest = times.filter((time) => !times.some((other) => saysMoreThan(other, time)));
  const around = new Set(matches.flatMap(({ start, end }) => [sentences[start], sentences[end - 1]]));
  const near = widest.filter(({ start }) => around.has(sentences[start]));
  const candidates = (near.length > 0 ? near : widest).map(({ label, captures }) => ({
    id: label.kind === 'time' ? label.id : '',
    number: captures?.n === undefined ? undefined : typed[captures.n],
  }));
  const [first, ...others] = candidates;
  return others.every((other) => other.id === first?.id && other.number === first.number) ? first : undefined;
}

/** Whether a time covers another and is wider, or has its number (`há dois anos` is also found as `há anos`). */
function saysMoreThan(other: PhraseMatch<Label>, time: PhraseMatch<Label>): boolean {
  if (other.start > time.start || other.end < time.end) return false;
  if (other.end - other.start > time.end - time.start) return true;
  return other.captures?.n !== undefined && time.captures?.n === undefined;
}
