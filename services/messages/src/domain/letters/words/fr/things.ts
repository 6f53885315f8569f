import type { NounWords } from '../language-words.ts';

export const things: NounWords = {};
