import type { TimeWords } from '../language-words.ts';

export const times: Readonly<Record<string, TimeWords>> = {};
