// Learns all languages again after a change of lessons, cases or phrases (a test fails until then), and prints the
// figures on the tuning texts with the new weights.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@selah/shared/contracts/language-list';
import { fingerprintOf, learnLanguage } from './learn-language.ts';
import { describeFigures, readSet } from './measure.ts';
import { writeWeights } from './write-weights.ts';

const LEARNED = join(import.meta.dirname, '../src/learned');

for (const language of LANGUAGES) {
  const written = writeWeights(language, learnLanguage(language), fingerprintOf(language));
  writeFileSync(join(LEARNED, `hints-${language}.ts`), written);
  process.stdout.write(`${language}, tuning: ${describeFigures(await readSet('tuning', language))}
`);
}
