/**
 * How long the server reads a letter of 200 words: for distress, and for its themes. If another commit is named, it is compared
 * with that one, in alternating rounds, and both must read the same in every letter and in every text of `packages/distress/learning`.
 *
 *   node bench/letters/measure-letters.ts [ref]
 */
import { deepStrictEqual } from 'node:assert';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@selah/shared/contracts/languages';
import { checkOut } from '../baseline.ts';
import { median, round } from '../rounds.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const LEARNING = join(ROOT, 'packages', 'distress', 'learning');
const WORDS = 200;
const ROUNDS = 21;

interface Letter {
  readonly language: Language;
  readonly text: string;
}

interface Readers {
  readonly distress: (letter: Letter) => Promise<unknown>;
  readonly themes: (letter: Letter) => Promise<unknown>;
  /** Distress with its exact score. */
  readonly score: (letter: Letter) => Promise<unknown>;
}

const [ref] = process.argv.slice(2);
const checkout = ref === undefined ? undefined : checkOut(ref);
try {
  const letters = (await Promise.all(LANGUAGES.map(lettersIn))).flat();
  const contestants = [{ name: 'now', readers: await readersOf(ROOT) }];
  if (ref !== undefined && checkout) contestants.push({ name: ref, readers: await readersOf(checkout.tree) });
  if (contestants.length > 1) {
    const texts = [...letters, ...(await Promise.all(LANGUAGES.map(textsIn))).flat()];
    for (const letter of texts) await assertSameReading(letter, contestants);
    console.log(`the same in ${texts.length} texts`);
  }
  console.log(`${letters.length} letters of ${WORDS} words`);
  for (const work of ['distress', 'themes'] as const) {
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
} finally {
  checkout?.remove();
}

async function assertSameReading(
  letter: Letter,
  contestants: readonly { readonly name: string; readonly readers: Readers }[],
): Promise<void> {
  for (const work of ['score', 'themes'] as const) {
    const results = await Promise.all(contestants.map(({ readers }) => readers[work](letter)));
    for (const result of results) deepStrictEqual(result, results[0], `${letter.language}: ${letter.text}`);
  }
}

async function timeOf(letters: readonly Letter[], read: (letter: Letter) => Promise<unknown>) {
  const startedAt = performance.now();
  for (const letter of letters) await read(letter);
  return { microseconds: ((performance.now() - startedAt) / letters.length) * 1000 };
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
  const { detectThemes } = (await import(
    join(tree, 'services', 'messages', 'src', 'domain', 'detect-themes.ts')
  )) as { detectThemes: (text: string, language: Language) => unknown };
  return {
    distress: ({ text, language }) => readDistress(text, language, loadFullHintReader),
    score: async ({ text, language }) => weighDistress(text, language, await loadFullHintReader(language)),
    themes: async ({ text, language }) => detectThemes(text, language),
  };
}
