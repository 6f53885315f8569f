import type { NounWords } from '../language-words.ts';

export const persons: NounWords = {};
