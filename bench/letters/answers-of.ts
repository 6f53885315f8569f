import { join } from 'node:path';
import type { Language } from '@selah/shared/contracts/languages';

/** What decides a letter: the worry, and the seed of the random numbers. */
export interface LetterRequest {
  readonly name: string;
  readonly question: string;
  readonly language: Language;
  readonly region: string | undefined;
  readonly seed: number;
  /** Whether the letter's verse is quoted from an edition, which counts as Greek Bibles do. */
  readonly isQuoted: boolean;
}

type AnswerQuestion = (deps: unknown, input: unknown) => Promise<unknown>;

interface Tables {
  readonly greek: readonly { readonly first: number; readonly verses: readonly unknown[] }[];
}

/** The letters that the service of a commit's tree composes, without HTTP and database. */
export async function answersOf(tree: string): Promise<(request: LetterRequest) => Promise<unknown>> {
  const source = join(tree, 'services', 'messages', 'src');
  const { answerQuestion } = (await import(join(source, 'use-cases', 'answer-question.ts'))) as {
    answerQuestion: AnswerQuestion;
  };
  const { TABLES } = (await import(join(source, 'domain', 'psalms', 'numbering.ts'))) as { TABLES: Tables };
  const edition = { table: TABLES.greek, psalter: psalterOf(TABLES.greek) };
  const caller = { log: { warn: (problem: { readonly err: Error }) => console.error(problem.err) } };
  return ({ name, question, language, region, seed, isQuoted }) =>
    answerQuestion(
      {
        askProvider: undefined,
        openPsalter: async () => (isQuoted ? edition : undefined),
        random: randomFrom(seed),
      },
      { caller, worry: { name, question, language }, region },
    );
}

/** An edition in which each verse says which one it is. */
function psalterOf(table: Tables['greek']) {
  const psalms = table.map(({ first, verses }, index) => ({
    first,
    verses: verses.map((_, place) => `${index + 1}:${first + place}`),
  }));
  return { edition: 'bench', licence: 'none', numbering: 'greek', psalms };
}

/** Repeatable random numbers (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
