import { foldText, tokenise } from '../text/fold-text.ts';
import { createLexicon, type Word } from './lexicon.ts';

/** One for the phrases of all languages, of distress and of themes, so that the words of a text are looked up once. */
export const LEXICON = createLexicon();

/** A text as it was typed, or the words of it (`readWords`), for who reads them several times. */
export type TypedText = string | readonly Word[];

export function readWords(text: TypedText): readonly Word[] {
  return typeof text === 'string' ? LEXICON.read(tokenise(foldText(text))) : text;
}
