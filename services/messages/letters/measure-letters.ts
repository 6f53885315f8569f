// Measures letters on samples by writers who had not seen the phrases:
// `npm run letters -w services/messages [-- LANGUAGE] [--set ordinary|final] [--show KIND,…] [--sheet 20]`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LANGUAGES, type Language } from '@selah/shared/contracts/language-list';
import { readAnyLanguage } from '../src/domain/letters/read-any-language.ts';
import { SITUATIONS } from '../src/domain/situations/situations.ts';
import { situationTextsOf } from '../src/domain/situations/texts.ts';
import { writeLetter } from '../src/domain/write-letter.ts';

/**
 * The result for a sample. `near`: its parent, or its situation in second place. `new`: no written situation
 * fits it.
 */
const KINDS = ['right', 'near', 'honest', 'wrong', 'new: honest', 'new: a letter'] as const;
type Kind = (typeof KINDS)[number];

interface Sample {
  readonly ids: readonly string[];
  readonly text: string;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    set: { type: 'string', default: 'fresh' },
    show: { type: 'string', default: '' },
    sheet: { type: 'string', default: '0' },
  },
});

for (const language of LANGUAGES.filter((one) => positionals.length === 0 || positionals.includes(one))) {
  const samples = samplesIn(language, values.set);
  const judged = samples.map((sample) => ({ sample, ...judge(sample, language) }));
  print(`${language} ${values.set}: ${samples.length} samples`);
  const known = judged.filter(({ kind }) => !kind.startsWith('new'));
  for (const kind of KINDS) {
    const count = judged.filter((one) => one.kind === kind).length;
    const of = kind.startsWith('new') ? judged.length - known.length : known.length;
    if (of > 0) print(`  ${kind.padEnd(14)} ${String(count).padStart(4)} ${share(count, of)}`);
  }
  const shown = values.show.split(',');
  for (const { sample, kind, read } of judged)
    if (shown.includes(kind)) print(`  ${kind}: ${sample.ids.join('+')} read as ${read}: ${sample.text}`);
  for (const { text } of everyNth(samples, Number(values.sheet)))
    print(`\n> ${text}\n\n${letterTo(text, language)}`);
}

function samplesIn(language: Language, set: string): Sample[] {
  return readFileSync(join(import.meta.dirname, 'samples', `${language}-${set}.txt`), 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([ids, text]) => ids && text)
    .map(([ids = '', text = '']) => ({ ids: ids.split('+'), text }));
}

function judge({ ids, text }: Sample, language: Language): { kind: Kind; read: string } {
  const [main, second] = readAnyLanguage(text, language).situations.map(({ situation }) => situation.id);
  const read = [main ?? 'honest', ...(second ? [second] : [])].join('+');
  const wanted = ids.filter((id) => situationTextsOf(language, id));
  if (wanted.length === 0) return { kind: main ? 'new: a letter' : 'new: honest', read };
  if (!main) return { kind: 'honest', read };
  if (wanted.includes(main)) return { kind: 'right', read };
  const isNear = wanted.some((id) => id === second || SITUATIONS.get(id)?.ancestors.includes(main));
  return { kind: isNear ? 'near' : 'wrong', read };
}

/** A share with its 95 % interval (Wilson). */
function share(count: number, of: number): string {
  const [z, p] = [1.96, count / of];
  const middle = (p + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of))) / (1 + (z * z) / of);
  const percent = (value: number) => `${Math.round(100 * value)} %`;
  return `${percent(p).padStart(5)} (${percent(middle - half)} to ${percent(middle + half)})`;
}

function everyNth<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(1, Math.floor(items.length / Math.max(count, 1)));
  return count > 0 ? items.filter((_, index) => index % step === 0).slice(0, count) : [];
}

function letterTo(question: string, language: Language): string {
  const read = { kinds: [], isExplicit: false };
  return writeLetter({ name: 'Ana', question, language, read, random: Math.random }).message;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
