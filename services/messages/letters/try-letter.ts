// Shows what is read in a text, and a letter to it: `npm run letter -w services/messages -- pt "a text" [name]`.
import { LANGUAGES } from '@selah/shared/contracts/language-list';
import { composeLetter } from '../src/domain/letters/compose-letter.ts';
import { grammarOf } from '../src/domain/letters/grammar/grammars.ts';
import { readQuestion } from '../src/domain/letters/read-question.ts';
import { fillTemplate } from '../src/domain/letters/template.ts';
import { wordsOf } from '../src/domain/letters/words/words.ts';
import { referenceTo } from '../src/domain/psalm-passages.ts';

const [, , named, text = ''] = process.argv;
const language = LANGUAGES.find((one) => one === named);
if (!language) throw new Error(`the first word is one of ${LANGUAGES.join(', ')}`);
const reading = readQuestion(text, language);
const names = reading.situations.map(({ situation, who, thing, time }) =>
  [situation.id, who?.noun.spelling, thing?.noun.spelling, time && `${time.id}${time.number ?? ''}`]
    .filter(Boolean)
    .join(' · '),
);
process.stdout.write(
  `${names.join(' + ') || 'not understood'} | ${[...reading.circumstances].join(' ')} | ${reading.asked.join(' ')}\n\n`,
);
const cite = (passage: Parameters<typeof referenceTo>[0]) => {
  const { psalm, verses } = referenceTo(passage, language);
  const slots = { chapter: { text: String(psalm) }, verses: { text: verses } };
  return fillTemplate(wordsOf(language).reference, slots, grammarOf(language).contract)?.text ?? '';
};
const { paragraphs } = composeLetter(reading, language, cite, Math.random);
process.stdout.write(`${paragraphs.join('\n\n')}\n`);
