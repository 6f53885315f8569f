// Prints what a program finds wrong in the texts of letters: `npm run letters:check -w services/messages -- pt [--part]`.
import { LANGUAGES } from '@selah/shared/contracts/language-list';
import { problemsOf } from './problems.ts';

const [, , named, part] = process.argv;
for (const language of LANGUAGES.filter((one) => !named || one === named)) {
  const problems = problemsOf(language, part !== '--part');
  process.stdout.write(
    `${language}: ${problems.length} problems\n${problems.map((one) => `  ${one}\n`).join('')}`,
  );
}
