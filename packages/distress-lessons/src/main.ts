// Learns again, after lessons or cases have changed. A test says when it is time.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@selah/shared/contracts/language-list';
import { fingerprintOf, learnLanguage } from './learn-language.ts';
import { writeWeights } from './write-weights.ts';

const LEARNED = join(import.meta.dirname, '../../shared/src/contracts/distress/hints/learned');

for (const language of LANGUAGES) {
  const written = writeWeights(language, learnLanguage(language), fingerprintOf(language));
  writeFileSync(join(LEARNED, `hints-${language}.ts`), written);
  process.stdout.write(`Learned how people hint at distress in ${language}.\n`);
}
