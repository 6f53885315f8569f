/**
 * How long the server reads a letter of 200 words, for distress and for its situation, and how long it answers it and a worry of usual
 * length. If another commit is named, it is compared with that one, in alternating rounds, and both must read the same in every
 * letter and in every text of `packages/distress/learning`, and answer them with the same words if the random numbers are the same.
 *
 *   node bench/letters/measure-letters.ts [ref]
 */
import { deepStrictEqual } from 'node:assert';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@selah/shared/contracts/languages';
import { checkOut } from '../baseline.ts';
import { median, round } from '../rounds.ts';
import { answersOf } from './answers-of.ts';
import { USUAL_LETTER } from './usual-letter.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const LEARNING = join(ROOT, 'packages', 'distress', 'learning');
const WORDS = 200;
const ROUNDS = 21;
/** So that a round of one letter lasts some milliseconds. */
const USUAL_LETTERS = 100;

/** Names that are greeted, isolated, refused and cut in turn; regions with lines in several languages, with few, and with none. */
const NAMES = ['Maria', 'Marie-Ève', '  ', 'محمد', 'k i l l', 'www.example.com', 'Ana Clara '.repeat(8)];
const REGIONS = [undefined, 'BR', 'ca', 'CH', 'JP', 'US'];
const SEEDS = 200;

interface Letter {
  readonly language: Language;
  readonly text: string;
}

interface Readers {
  readonly distress: (letter: Letter) => Promise<unknown>;
  readonly situations: (letter: Letter) => Promise<unknown>;
  /** Distress with its exact score. */
  readonly score: (letter: Letter) => Promise<unknown>;
  readonly answer: (letter: Letter, seed?: number) => Promise<unknown>;
}

const [ref] = process.argv.slice(2);
const checkout = ref === undefined ? undefined : checkOut(ref);
try {
  const letters = (await Promise.all(LANGUAGES.map(lettersIn))).flat();
  const contestants = [{ name: 'now', readers: await readersOf(ROOT) }];
  if (ref !== undefined && checkout) contestants.push({ name: ref, readers: await readersOf(checkout.tree) });
  if (contestants.length > 1) {
    const texts = [...letters, ...(await Promise.all(LANGUAGES.map(textsIn))).flat()];
    for (const [seed, letter] of texts.entries()) await assertSameReading(letter, seed, contestants);
    for (const letter of letters) {
      for (let seed = 0; seed < SEEDS; seed += 1) await assertSame('answer', letter, seed, contestants);
    }
    console.log(`the same in ${texts.length} texts`);
  }
  console.log(`${letters.length} letters of ${WORDS} words`);
  await compare(letters, ['distress', 'situations', 'answer'], contestants);
  console.log('a letter of usual length');
  const usual = { language: USUAL_LETTER.language, text: USUAL_LETTER.question };
  await compare(Array(USUAL_LETTERS).fill(usual), ['distress', 'situations', 'answer'], contestants);
} finally {
  checkout?.remove();
}

interface Contestant {
  readonly name: string;
  readonly readers: Readers;
}

async function compare(
  letters: readonly Letter[],
  works: readonly ('distress' | 'situations' | 'answer')[],
  contestants: readonly Contestant[],
): Promise<void> {
  for (const work of works) {
    const rounds = contestants.map((): { microseconds: number }[] => []);
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      for (const [place, { readers }] of contestants.entries()) {
        rounds[place]?.push(await timeOf(letters, readers[work]));
      }
    }
    const figures = rounds.map((each) => median(each).microseconds);
    for (const [place, { name }] of contestants.entries()) {
      const each = figures[place] ?? 0;
      console.log(
        `  ${work.padEnd(9)} ${name.padEnd(10)} ${Math.round(each)} µs, ${round(each / (figures[0] ?? 1))} ×`,
      );
    }
  }
}

async function assertSameReading(
  letter: Letter,
  seed: number,
  contestants: readonly Contestant[],
): Promise<void> {
  for (const work of ['score', 'situations', 'answer'] as const)
    await assertSame(work, letter, seed, contestants);
}

async function assertSame(
  work: 'score' | 'situations' | 'answer',
  letter: Letter,
  seed: number,
  contestants: readonly Contestant[],
): Promise<void> {
  const results = await Promise.all(contestants.map(({ readers }) => readers[work](letter, seed)));
  for (const result of results) deepStrictEqual(result, results[0], `${letter.language}: ${letter.text}`);
}

/** Processor time of all threads: other work on the machine makes a letter wait, and collecting garbage is part of its price. */
async function timeOf(letters: readonly Letter[], read: (letter: Letter) => Promise<unknown>) {
  const before = process.cpuUsage();
  for (const letter of letters) await read(letter);
  const { user, system } = process.cpuUsage(before);
  return { microseconds: (user + system) / letters.length };
}

/** Ordinary worries, several in a row. */
async function lettersIn(language: Language): Promise<Letter[]> {
  const cases = (await import(join(LEARNING, 'cases', `${language}.ts`))) as Record<
    Language,
    { readonly none: readonly string[] }
  >;
  const words = cases[language].none.join(' ').split(' ');
  return Array.from({ length: Math.floor(words.length / WORDS) }, (_, index) => ({
    language,
    text: words.slice(index * WORDS, (index + 1) * WORDS).join(' '),
  }));
}

/** The texts that distress is learned from and measured on. */
async function textsIn(language: Language): Promise<Letter[]> {
  const { readCounted, readLessons } = (await import(join(LEARNING, 'read-texts.ts'))) as {
    readCounted: (set: string, language: Language) => readonly { readonly text: string }[];
    readLessons: (language: Language) => readonly { readonly text: string }[];
  };
  const texts = [
    ...readLessons(language),
    ...readCounted('tuning', language),
    ...readCounted('unseen', language),
  ];
  return texts.map(({ text }) => ({ language, text }));
}

type LoadReader = (language: Language) => Promise<unknown>;

async function readersOf(tree: string): Promise<Readers> {
  const engine = join(tree, 'packages', 'distress', 'src', 'engine');
  const { readDistress, weighDistress } = (await import(join(engine, 'read-distress.ts'))) as {
    readDistress: (text: string, language: Language, load: LoadReader) => Promise<unknown>;
    weighDistress: (text: string, language: Language, readHints: unknown) => unknown;
  };
  const { loadFullHintReader } = (await import(join(engine, 'hints', 'load-full-hints.ts'))) as {
    loadFullHintReader: LoadReader;
  };
  const { readAnyLanguage } = (await import(
    join(tree, 'services', 'messages', 'src', 'domain', 'letters', 'read-any-language.ts')
  )) as { readAnyLanguage: (text: string, language: Language) => unknown };
  const answer = await answersOf(tree);
  return {
    distress: ({ text, language }) => readDistress(text, language, loadFullHintReader),
    score: async ({ text, language }) => weighDistress(text, language, await loadFullHintReader(language)),
    situations: async ({ text, language }) => readAnyLanguage(text, language),
    answer: ({ text, language }, seed = 0) =>
      answer({
        name: NAMES[seed % NAMES.length] ?? '',
        question: text,
        language,
        region: REGIONS[seed % REGIONS.length],
        seed,
        isQuoted: seed % 2 === 1,
      }),
  };
}
