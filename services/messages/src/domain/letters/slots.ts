import type { Language } from '@selah/shared/contracts/languages';
import { grammarOf } from './grammar/grammars.ts';
import type { Mention } from './mentions.ts';
import type { FoundSituation, FoundTime, Reading } from './read-question.ts';
import { fillTemplate, type Slots } from './template.ts';
import type { Grammar } from './words/language-words.ts';
import { wordsOf } from './words/words.ts';

/** The slots of a letter in its language. A noun that was read in another language gets its first spelling here. */
export function slotsFor(
  found: Pick<FoundSituation, 'who' | 'thing' | 'time'> | undefined,
  reading: Reading,
  language: Language,
): Slots {
  const grammar = grammarOf(language);
  const isOwnLanguage = reading.language === language;
  const { persons, things } = wordsOf(language);
  const who = found?.who && nounIn(found.who, persons, isOwnLanguage);
  const thing = found?.thing && nounIn(found.thing, things, isOwnLanguage);
  return {
    ...(who && {
      who: { text: grammar.your(who.spelling, who.gender), form: grammar.form(who.gender) },
      my: { text: grammar.my(who.spelling, who.gender), form: grammar.form(who.gender) },
    }),
    ...(thing && {
      thing: { text: grammar.thing(thing.spelling, thing.gender), form: grammar.form(thing.gender) },
    }),
    ...(found?.time && timeSlots(found.time, language, isOwnLanguage, grammar)),
    pray: { text: '', form: reading.prayingVerb ?? 0 },
  };
}

function nounIn(
  { noun }: Mention,
  table: ReturnType<typeof wordsOf>['persons'],
  isOwnLanguage: boolean,
): Pick<Mention['noun'], 'spelling' | 'gender'> | undefined {
  if (isOwnLanguage) return noun;
  const [gender, spellings] = table[noun.id] ?? [];
  const [spelling] = spellings?.split('|') ?? [];
  return gender && spelling ? { gender, spelling } : undefined;
}

function timeSlots(
  { id, number }: FoundTime,
  language: Language,
  isOwnLanguage: boolean,
  { contract }: Grammar,
): Slots {
  const time = wordsOf(language).times[id];
  if (!time) return {};
  // Number words are of the language that was read; digits of any.
  const isSaid = number === undefined || isOwnLanguage || /^\d+$/.test(number);
  const numbers = { n: number === undefined ? undefined : { text: number } };
  const slots: Record<string, { text: string } | undefined> = {};
  for (const name of ['when', 'day', 'ago', 'span'] as const) {
    const template = time[name];
    const filled = template && isSaid ? fillTemplate(template, numbers, contract) : undefined;
    if (filled) slots[name] = { text: filled.text };
  }
  return slots;
}
