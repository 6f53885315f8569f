import {
  compilePhrases,
  type Phrase,
  type PhraseMatch,
  type PhraseMatcher,
} from '@selah/distress/engine/phrase-matcher';
import { LEXICON } from '@selah/distress/engine/read-words';
import type { Language } from '@selah/shared/contracts/languages';
import { CIRCUMSTANCES } from '../situations/circumstances.ts';
import type { ThemeTexts } from '../situations/situation-texts.ts';
import { textsOf } from '../situations/texts.ts';
import { grammarOf } from './grammar/grammars.ts';
import { indexNouns, type NounIndex } from './noun-index.ts';
import { ASKED, type Asked } from './words/language-words.ts';
import { wordsOf } from './words/words.ts';

/** What a phrase stands for. */
export type Label =
  | { readonly kind: 'says'; readonly situation: string; readonly part: number }
  | { readonly kind: 'not'; readonly situation: string }
  | { readonly kind: 'time'; readonly id: string }
  | { readonly kind: 'circumstance'; readonly id: (typeof CIRCUMSTANCES)[number] }
  | { readonly kind: 'asked'; readonly id: Asked };

/** A way to say a situation: all of its parts must be found. */
export interface Rule {
  readonly situation: string;
  readonly parts: readonly number[];
}

/** Everything that reads one language, compiled once. */
export interface LanguageReader {
  readonly matcher: PhraseMatcher<Label>;
  readonly rules: readonly Rule[];
  readonly persons: NounIndex;
  readonly things: NounIndex;
  /** Whether the phrases of a situation speak of such a person; the words of the mention, folded. */
  fits(situation: string, mention: readonly string[]): boolean;
  readonly foreignBefore: ReadonlySet<string>;
  readonly foreignAfter: ReadonlySet<string>;
  readonly and: string;
  /** Whether words before a match say that it is not so, or only feared. */
  isTurned(folded: readonly string[], match: PhraseMatch<Label>): boolean;
  /** The first of the language's verbs for praying that is there. */
  prayingVerbIn(folded: readonly string[]): number | undefined;
}

const readers = new Map<Language, LanguageReader>();

/** The reader of a language; made when it is first asked for. */
export function readerFor(language: Language): LanguageReader {
  const known = readers.get(language);
  if (known) return known;
  const reader = createReader(language);
  readers.set(language, reader);
  return reader;
}

/** A capture that takes any person. */
const ANYBODY = '*';

/** Whether a word is meant by `filh*`. */
function begins(word: string, pattern: string): boolean {
  return pattern.endsWith('*') && word.startsWith(pattern.slice(0, -1));
}

/** How many words before a phrase may turn it round. */
const [NEGATED_WITHIN, FEARED_WITHIN] = [1, 3];

function createReader(language: Language): LanguageReader {
  const grammar = grammarOf(language);
  const words = wordsOf(language);
  const persons = indexNouns(words.persons);
  const things = indexNouns(words.things);
  const labelled: [Label, readonly Phrase[]][] = [];
  const rules: Rule[] = [];
  const captured = new Map<string, Set<string>>();
  const common = {
    who: [persons.group, ...Object.keys(grammar.pronouns)].join('|'),
    thing: things.group,
    ...words.groups,
  };
  let parts = 0;
  for (const theme of textsOf(language)) addTheme(theme);
  for (const [id, { says }] of Object.entries(words.times))
    labelled.push([{ kind: 'time', id }, spelledOut(says, {})]);
  for (const id of CIRCUMSTANCES)
    labelled.push([{ kind: 'circumstance', id }, spelledOut(words.circumstances[id].says, {})]);
  for (const id of ASKED) labelled.push([{ kind: 'asked', id }, spelledOut(words.asked[id].says, {})]);

  function addTheme({ groups, situations }: ThemeTexts): void {
    for (const [name, group] of Object.entries(groups))
      if (group.includes(' ')) throw new Error(`The group "${name}" has a word with a space.`);
    for (const [situation, { says, not = [] }] of Object.entries(situations)) {
      for (const rule of says) {
        const numbers = rule.split(' && ').map((phrase) => {
          parts += 1;
          const spelled = spelledOut([phrase], { ...words.groups, ...groups });
          labelled.push([{ kind: 'says', situation, part: parts }, spelled]);
          for (const one of spelled) notePersons(situation, one);
          return parts;
        });
        rules.push({ situation, parts: numbers });
      }
      labelled.push([{ kind: 'not', situation }, spelledOut(not, groups)]);
    }
  }

  function notePersons(situation: string, phrase: Phrase): void {
    const persons = captured.get(situation) ?? new Set();
    captured.set(situation, persons);
    for (const [, group = ANYBODY] of phrase.matchAll(/<who(?:=([^>]*))?>/g))
      for (const word of group.split('|')) persons.add(word.replace('!', ''));
  }

  /** Groups of a theme may use those of the language, and are known in the theme only. `no_one` is an alternative of two words. */
  function spelledOut(phrases: readonly Phrase[], groups: Readonly<Record<string, string>>): Phrase[] {
    const spell = (text: string): string =>
      text.replace(/\$(\w+)/g, (all, name: string) => (name in groups ? spell(groups[name] ?? '') : all));
    return phrases.map(spell).flatMap(withoutUnderscores);
  }

  const negations = new Set(grammar.negations.split('|'));
  const fears = new Set(grammar.fears.split('|'));
  const verbs = words.prayingVerbs.map((verb) => new Set(verb.split('|')));
  return {
    matcher: compilePhrases(labelled, common, LEXICON, 1),
    rules,
    persons,
    things,
    fits(situation, mention) {
      const persons = captured.get(situation);
      if (!persons || persons.has(ANYBODY)) return persons !== undefined;
      return mention.some((word) => persons.has(word) || [...persons].some((one) => begins(word, one)));
    },
    foreignBefore: new Set(grammar.foreignBefore.split('|')),
    foreignAfter: new Set(grammar.foreignAfter.split('|')),
    and: grammar.and,
    isTurned(folded, { start, end }) {
      const before = (within: number) => wordsBefore(folded, start, within);
      // A phrase with such words says what it means itself.
      const own = folded.slice(start, end);
      return (
        before(NEGATED_WITHIN).some((word) => negations.has(word)) ||
        (!own.some((word) => fears.has(word)) && before(FEARED_WITHIN).some((word) => fears.has(word)))
      );
    },
    prayingVerbIn(folded) {
      for (const word of folded) {
        const verb = verbs.findIndex((forms) => forms.has(word));
        if (verb !== -1) return verb;
      }
      return undefined;
    },
  };
}

/**
 * Expands alternatives of several words into phrases of their own: `a|no_one x` becomes `a x` and `no one x`.
 */
function withoutUnderscores(phrase: Phrase): Phrase[] {
  const parts = phrase.split(' ');
  const at = parts.findIndex((part) => part.includes('_') && !part.includes('<'));
  const part = parts[at];
  if (part === undefined) return [phrase];
  const alternatives = part.split('|');
  const single = alternatives.filter((one) => !one.includes('_')).join('|');
  const several = alternatives.filter((one) => one.includes('_')).map((one) => one.replaceAll('_', ' '));
  return [...(single ? [single] : []), ...several].flatMap((one) =>
    withoutUnderscores(parts.with(at, one).join(' ')),
  );
}

/** The words of the same sentence shortly before a place. */
function wordsBefore(folded: readonly string[], place: number, within: number): readonly string[] {
  const before = folded.slice(Math.max(0, place - within), place);
  return before.slice(before.lastIndexOf('.') + 1);
}
