// Prints what more lessons bring: `npm run curve -w packages/distress`. For an eighth, a quarter, a half and all of them, the
// share of the answers with help that are right at the threshold where 95 % of the `tuning` texts in danger are found. Takes about a
// minute. Where a doubling adds less than a point, more lessons of the same writers are not worth their work.
import { LANGUAGES, type Language } from '@selah/shared/contracts/language-list';
import { createHintReader } from '../src/engine/hints/read-hints.ts';
import { weighDistress } from '../src/engine/read-distress.ts';
import { FOUND_SHARE } from './choose-threshold.ts';
import { learnHints } from './learn-hints.ts';
import { lessonsIn } from './learn-language.ts';
import { isDistressed } from './measure.ts';
import { readCounted } from './read-texts.ts';
import { inPercent, type Share, shareOf } from './wilson.ts';

const PARTS = [8, 4, 2, 1];

for (const language of LANGUAGES) {
  for (const part of PARTS) {
    // Every eighth lesson and so on, so that all writers and subjects have their share.
    const lessons = lessonsIn(language).filter((_, index) => index % part === 0);
    const right = rightWhereFound(learnHints(lessons).full, language);
    process.stdout.write(`${language}, ${lessons.length} lessons: right ${inPercent(right)}\n`);
  }
}

function rightWhereFound(weights: ReturnType<typeof learnHints>['full'], language: Language): Share {
  const readHints = createHintReader({ ...weights, threshold: 0 });
  const scored = readCounted('tuning', language).map((text) => ({
    isDanger: isDistressed(text),
    score: weighDistress(text.text, language, readHints).score,
  }));
  const danger = scored.filter(({ isDanger }) => isDanger).map(({ score }) => score);
  const threshold = danger.sort((a, b) => b - a)[Math.ceil(FOUND_SHARE * danger.length) - 1] ?? 0;
  const helped = scored.filter(({ score }) => score >= threshold);
  return shareOf(helped.filter(({ isDanger }) => isDanger).length, helped.length);
}
