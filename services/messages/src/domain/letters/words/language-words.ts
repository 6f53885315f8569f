import type { Phrase, WordGroups } from '@selah/distress/engine/phrase-matcher';
import type { CIRCUMSTANCES, CircumstanceWords } from '../../situations/circumstances.ts';
import type { Contract, Template } from '../template.ts';

/** Of a noun, as far as its words agree with it: `n` and `np` where the noun does not tell (English `friend`). */
export type Gender = 'm' | 'f' | 'mp' | 'fp' | 'n' | 'np';

/** Nouns by id, the same in all languages, with their spellings: `mother: ['f', 'mãe|mamãe']`. A spelling may have several words.
 * One with `!` is read only as spelled, and no phrase
 * finds it by its words alone: `perro!` folds to `pero`, and `mejor` in `mejor amigo!` names nobody. */
export type NounWords = Readonly<Record<string, readonly [gender: Gender, spellings: string]>>;

/** A time in normal form. `{n}` is the number in the phrase that said it. */
export interface TimeWords {
  readonly says: readonly Phrase[];
  /** Of something ahead: `on Monday`. */
  readonly when?: Template;
  /** The same as a noun, with its article where the language needs one: `Monday`. */
  readonly day?: Template;
  /** Of something that happened: `two weeks ago`. */
  readonly ago?: Template;
  /** Of something that lasts: `for two years`. */
  readonly span?: Template;
}

/** How a language builds what the tables do not list. */
export interface Grammar {
  /** `your mother`, `my mother`. */
  readonly your: (noun: string, gender: Gender) => string;
  readonly my: (noun: string, gender: Gender) => string;
  /** A thing as it stands in a sentence: with its article, or without one in English. */
  readonly thing: (noun: string, gender: Gender) => string;
  readonly contract: Contract;
  /** Which of the forms after `~` agrees with a noun; undefined if the language has none for it. */
  readonly form: (gender: Gender) => number | undefined;
  /** Words before a person that make it somebody else's: `her mother`. Folded. */
  readonly foreignBefore: string;
  /** Words after it that do: `mãe dele`. Folded. */
  readonly foreignAfter: string;
  /** Pronouns that stand for a person named elsewhere. Folded. */
  readonly pronouns: Readonly<Record<string, Gender>>;
  readonly and: string;
  /** Words shortly before a phrase that turn it round, or say that it is only feared. Folded. */
  readonly negations: string;
  readonly fears: string;
}

/** What is asked for beside a situation, and said in the first sentence of the letter. */
export interface AskedWords {
  readonly says: readonly Phrase[];
  /** `psalm`: names the Psalm. `pray`: a short prayer that the visitor can say. `bless`: a blessing. */
  readonly leads: readonly [Template, Template, Template];
}

export const ASKED = ['psalm', 'pray', 'bless'] as const;
export type Asked = (typeof ASKED)[number];

/** The words of one language that belong to no situation. */
export interface LanguageWords {
  /** Groups for the phrases of this file. */
  readonly groups: WordGroups;
  readonly persons: NounWords;
  readonly things: NounWords;
  readonly times: Readonly<Record<string, TimeWords>>;
  readonly circumstances: Readonly<Record<(typeof CIRCUMSTANCES)[number], CircumstanceWords>>;
  readonly asked: Readonly<Record<Asked, AskedWords>>;
  /** The visitor's own verbs for praying, by which form of `{pray~…}` they choose; the first is used if they used none. */
  readonly prayingVerbs: readonly string[];
  readonly honest: {
    /** By what could be told for sure: that it is a sorrow, that it is a joy, or nothing. */
    readonly heard: Readonly<Record<'any' | 'sorrow' | 'joy', readonly [Template, Template]>>;
    readonly psalms: Readonly<Record<string, Template>>;
    readonly wishes: readonly [Template, Template];
  };
  /** The first line without a name, and with `{name}`. */
  readonly greeting: { readonly withName: Template; readonly without: string };
  /** Titles that stay before a given name: `dr|mrs`. */
  readonly titles: string;
  readonly disclaimer: string;
  /** How a reference is written: `{chapter}` and `{verses}`. */
  readonly reference: string;
}
