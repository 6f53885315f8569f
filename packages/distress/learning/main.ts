// Learns all languages again after a change of lessons, cases or phrases (a test fails until then), and prints the
// figures on the tuning texts with the new weights.
import { writeFileSync } from 'node:fs';
import { LANGUAGES } from '@selah/shared/contracts/language-list';
import { fingerprintOf, LEARNED_FILES, learnedFile, learnLanguage } from './learn-language.ts';
import { describeFigures, LOADERS, readSet } from './measure.ts';
import { writeWeights } from './write-weights.ts';

for (const language of LANGUAGES) {
  const learned = learnLanguage(language);
  for (const file of LEARNED_FILES) {
    const written = writeWeights(language, learned[file], fingerprintOf(language));
    writeFileSync(learnedFile(file, language), written);
  }
  for (const file of LEARNED_FILES) {
    const texts = await readSet('tuning', language, LOADERS[file]);
    process.stdout.write(`${language}, ${file}, tuning: ${describeFigures(texts)}\n`);
  }
}
