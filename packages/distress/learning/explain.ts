// Shows what each word of a text weighs: `npm run explain -w packages/distress -- pt "a text"`.
import { LANGUAGES } from '@selah/shared/contracts/language-list';
import { wordsOfHints } from '../src/engine/detect-distress.ts';
import { loadFullHintReader } from '../src/engine/hints/load-full-hints.ts';
import { weighDistress } from '../src/engine/read-distress.ts';

const [language, ...rest] = process.argv.slice(2);
const known = LANGUAGES.find((name) => name === language);
if (!known) throw new Error(`the first word is one of ${LANGUAGES.join(', ')}`);

const text = rest.join(' ');
const readHints = await loadFullHintReader(known);
const { distress, kinds, isExplicit, score } = weighDistress(text, known, readHints);
process.stdout.write(
  `${distress ? kinds.join(', ') : 'no help offered'}${isExplicit ? ', explicit' : ''}: ${score.toFixed(2)}\n`,
);

const words = wordsOfHints(text, known);
const whole = readHints(words).score;
for (const [index, word] of words.entries()) {
  const without = readHints(words.filter((_, other) => other !== index)).score;
  process.stdout.write(`${(whole - without).toFixed(2).padStart(6)}  ${word}\n`);
}
