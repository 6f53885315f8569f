// Removes lessons that nearly repeat another lesson, or a text of the counted sets.
import { writeFileSync } from 'node:fs';
import { LANGUAGES } from '@selah/shared/contracts/language-list';
import { withoutNearDuplicates } from './near-duplicates.ts';
import { lessonFile, readLessons } from './read-texts.ts';

for (const language of LANGUAGES) {
  const lessons = readLessons(language);
  const kept = withoutNearDuplicates(lessons, language);
  for (const writer of new Set(lessons.map((lesson) => lesson.writer))) {
    const own = kept.filter((lesson) => lesson.writer === writer);
    const lines = own.map(({ label, text }) => `${label}\t${text}\n`);
    writeFileSync(lessonFile(writer, language), lines.join(''));
  }
  process.stdout.write(`${language}: ${kept.length} of ${lessons.length} lessons kept\n`);
}
