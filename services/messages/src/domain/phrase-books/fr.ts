import type { PhraseBook } from '../phrase-book.ts';
import { distress } from './fr/distress.ts';
import { frame } from './fr/frame.ts';
import { psalms } from './fr/psalms.ts';
import { also, themes } from './fr/themes.ts';

export const fr: PhraseBook = { frame, themes, also, psalms, distress };
