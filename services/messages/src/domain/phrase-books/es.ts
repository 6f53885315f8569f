import type { PhraseBook } from '../phrase-book.ts';
import { distress } from './es/distress.ts';
import { frame } from './es/frame.ts';
import { psalms } from './es/psalms.ts';
import { also, themes } from './es/themes.ts';

export const es: PhraseBook = { frame, themes, also, psalms, distress };
