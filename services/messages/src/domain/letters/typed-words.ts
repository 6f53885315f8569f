import type { Word } from '@selah/distress/engine/lexicon';
import { LEXICON } from '@selah/distress/engine/read-words';
import { foldText, SENTENCE_BREAK, tokenise } from '@selah/distress/text/fold-text';

/** A text word by word, as it is matched and as it was typed; the three lists have the same positions. */
export interface TypedWords {
  readonly words: readonly Word[];
  readonly folded: readonly string[];
  /** In lower case, with accents. */
  readonly typed: readonly string[];
  /** The number of its sentence for each word. */
  readonly sentences: readonly number[];
}

const PARTS = /[\p{L}\p{M}\p{N}]+(?:['’‑-][\p{L}\p{M}\p{N}]+)*|[.!?;…\n\r]+/gu;
/** `mum's`, but not `it's`. */
const POSSESSIVE = /^(?!(?:it|he|she|that|what|who|there|here|let|where|how)['’])(.+)['’](s)$/u;

/** Reads the words of a text for letters. Lines end sentences. */
export function typedWords(text: string): TypedWords {
  const folded: string[] = [];
  const typed: string[] = [];
  const sentences: number[] = [];
  let sentence = 0;
  const add = (word: string, as: string) => {
    folded.push(word);
    typed.push(as);
    sentences.push(sentence);
  };
  for (const [part] of text.normalize('NFC').toLowerCase().matchAll(PARTS)) {
    if (/[.!?;…\n\r]/.test(part)) {
      // Dots in the middle of a sentence are a pause.
      if (/^(?:\.{2,}|…)$/.test(part)) continue;
      add(SENTENCE_BREAK, part);
      sentence += 1;
      continue;
    }
    const pieces = POSSESSIVE.test(part) ? part.split(/['’](?=s$)/) : [part];
    for (const piece of pieces) {
      const words = tokenise(foldText(piece));
      const as = piece.split(/['’‑-]/);
      for (const [index, word] of words.entries())
        add(word, as.length === words.length ? (as[index] ?? word) : words.length === 1 ? piece : word);
    }
  }
  const asTyped = LEXICON.read(typed.map((word) => `${word}!`));
  const words = LEXICON.read(folded).map((word, place) => withSymbolsOf(word, asTyped[place]));
  return { words, folded, typed, sentences };
}

/** A word that phrases find as it is folded and as it was typed (`son!`). */
function withSymbolsOf(word: Word, typed: Word | undefined): Word {
  if (!typed || typed.symbols.length === 0) return word;
  return {
    text: word.text,
    symbols: [...word.symbols, ...typed.symbols],
    readers: word.readers | typed.readers,
    bits: word.bits | typed.bits,
    otherBits: word.otherBits | typed.otherBits,
  };
}
