// Learns again, after lessons, cases or phrases have changed (a test says when it is time), and says what that does to the texts
// on which choices are made. They are read with what has just been written.
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
