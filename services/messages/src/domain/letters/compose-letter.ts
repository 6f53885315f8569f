import type { Language } from '@selah/shared/contracts/languages';
import type { Passage } from '../psalm-passages.ts';
import type { Circumstance } from '../situations/circumstances.ts';
import type { SituationTexts, Step } from '../situations/situation-texts.ts';
import { SITUATIONS, type Situation } from '../situations/situations.ts';
import { situationTextsOf } from '../situations/texts.ts';
import { pick, type Random } from '../wording.ts';
import { grammarOf } from './grammar/grammars.ts';
import type { FoundSituation, Reading } from './read-question.ts';
import { slotsFor } from './slots.ts';
import { type Filled, fillTemplate, type Slots, type Template } from './template.ts';
import { wordsOf } from './words/words.ts';

/** The middle of a letter, between its greeting and its last line. */
export interface LetterBody {
  readonly paragraphs: readonly string[];
  readonly passage: Passage;
  /** The situation whose texts were used; absent in the honest letter, which says that the text was not understood. */
  readonly situation?: string | undefined;
}

/** How a passage is cited in a sentence. */
export type Cite = (passage: Passage) => string;

/** Passages of the honest letter, in which any request has room. */
export const HONEST_PASSAGES = ['62:8', '139:1-4'] as const satisfies readonly Passage[];

/**
 * Composes the letter to a reading: of the situation if its slots suffice, else of the nearest parent, else an honest letter.
 * Of several ways to say something, one that keeps most of what was written is chosen.
 */
export function composeLetter(reading: Reading, language: Language, cite: Cite, random: Random): LetterBody {
  const [main, second] = reading.situations;
  return (
    (main && composeFor(main, second, reading, language, cite, random)) ??
    composeHonest(reading, language, cite, random)
  );
}

function composeFor(
  main: FoundSituation,
  second: FoundSituation | undefined,
  reading: Reading,
  language: Language,
  cite: Cite,
  random: Random,
): LetterBody | undefined {
  const slots = slotsFor(main, reading, language);
  for (const id of [main.situation.id, ...main.situation.ancestors]) {
    const situation = SITUATIONS.get(id);
    const texts = situationTextsOf(language, id);
    if (!situation || !texts) continue;
    const index = random() < 0.5 ? 0 : 1;
    const passage = situation.psalms[index];
    const withPsalm = { ...slots, psalm: { text: cite(passage) } };
    const circumstances = new Set([...reading.circumstances, ...filledNames(slots)]);
    const fill = (templates: readonly Template[]) => fullest(templates, withPsalm, language, random);
    const heard = fill(texts.heard);
    const psalm = fill([texts.psalms[index]]);
    const step = fill(possibleSteps(texts, circumstances));
    const wish = fill(texts.wishes);
    if (!heard || !psalm || !step || !wish) continue;
    const isRequest = situation.manner === 'request';
    // A prayer for the living is not said for the dead.
    const leadSlots = situation.theme === 'grief' ? { psalm: withPsalm.psalm } : withPsalm;
    const lead = isRequest ? undefined : leadFor(reading, language, leadSlots, random);
    const also = isRequest ? undefined : alsoFor(main, second, reading, language, random);
    const first = [lead, heard, also].filter((part) => part !== undefined).join(' ');
    return { paragraphs: [first, psalm, step, wish].map(capitalised), passage, situation: id };
  }
  return undefined;
}

function filledNames(slots: Slots): Circumstance[] {
  const names = ['who', 'thing', 'when', 'ago', 'span'] as const;
  return names.filter((name) => slots[name] !== undefined);
}

/** What was asked for comes first (a Psalm, a prayer, a blessing). */
function leadFor(reading: Reading, language: Language, slots: Slots, random: Random): string | undefined {
  const [asked] = reading.asked;
  return asked && fullest(wordsOf(language).asked[asked].leads, slots, language, random);
}

/** One sentence about what else was written and not answered yet: a second situation, else a circumstance. */
function alsoFor(
  { situation }: FoundSituation,
  second: FoundSituation | undefined,
  reading: Reading,
  language: Language,
  random: Random,
): string | undefined {
  const isAnswered = second?.situation.theme === 'requests' && reading.asked.length > 0;
  const texts = second && !isAnswered && situationTextsOf(language, second.situation.id);
  if (texts) return fullest([texts.also], slotsFor(second, reading, language), language, random);
  const { circumstances } = wordsOf(language);
  for (const [id, { also }] of Object.entries(circumstances))
    if (also && reading.circumstances.has(id as Circumstance) && !isSaidBy(situation, id as Circumstance))
      return fullest([also], slotsFor(undefined, reading, language), language, random);
  return undefined;
}

/** Letters that speak of a circumstance anyway, by theme or id. */
const SAID_BY: Partial<Record<Circumstance, ReadonlySet<string>>> = {
  far: new Set(['long-distance', 'homesick', 'child-leaves', 'decision-move', 'lonely-new-place', 'travel']),
  secret: new Set(['job-lost-secret']),
  'no-money': new Set(['money', 'business', 'home-search']),
  sleepless: new Set(['sleepless', 'weary', 'parent-exhausted', 'fear']),
};

function isSaidBy({ id, theme }: Situation, circumstance: Circumstance): boolean {
  const said = SAID_BY[circumstance];
  return said !== undefined && (said.has(id) || said.has(theme));
}

/** Steps whose conditions hold; those made for what was written first. */
function possibleSteps({ steps }: SituationTexts, circumstances: ReadonlySet<Circumstance>): Template[] {
  const possible = steps
    .map((step): Exclude<Step, string> => (typeof step === 'string' ? { text: step } : step))
    .filter(
      ({ if: wanted = [], unless = [] }) =>
        wanted.every((one) => circumstances.has(one)) && !unless.some((one) => circumstances.has(one)),
    );
  const particular = possible.filter(({ if: wanted = [] }) => wanted.length > 0);
  return (particular.length > 0 ? particular : possible).map(({ text }) => text);
}

function composeHonest(reading: Reading, language: Language, cite: Cite, random: Random): LetterBody {
  const { honest } = wordsOf(language);
  const passage = pick(HONEST_PASSAGES, random);
  const slots = { psalm: { text: cite(passage) } };
  const { manner } = reading;
  const heard = honest.heard[manner === 'sorrow' || manner === 'joy' ? manner : 'any'];
  const parts = [heard, [honest.psalms[passage] ?? ''], honest.wishes];
  const [first = '', ...others] = parts.map((templates) => fullest(templates, slots, language, random) ?? '');
  const lead = leadFor(reading, language, slots, random);
  return { paragraphs: [lead ? `${lead} ${first}` : first, ...others].map(capitalised), passage };
}

/** One of the templates that can be filled, among those that use most slots. */
function fullest(
  templates: readonly Template[],
  slots: Slots,
  language: Language,
  random: Random,
): string | undefined {
  const { contract } = grammarOf(language);
  const filled = templates
    .map((template) => fillTemplate(template, slots, contract))
    .filter((one): one is Filled => one !== undefined);
  const most = Math.max(...filled.map(({ slots: used }) => used));
  const [first, ...others] = filled.filter(({ slots: used }) => used === most);
  return first && pick([first, ...others], random).text;
}

/** Sentences that begin with a slot begin in lower case. */
function capitalised(text: string): string {
  return (
    text
      .replace(/\s{2,}/g, ' ')
      // English plurals: “your parents’ day”.
      .replace(/s’s(?!\p{L})/gu, 's’')
      .replace(/ ([,.!?;:])/g, (all, sign: string) => (/[!?;:]/.test(sign) ? all : sign))
      .replace(/^\p{Ll}|(?<=[.!?…](?: ?["”»])? )\p{Ll}/gu, (letter) => letter.toUpperCase())
  );
}
