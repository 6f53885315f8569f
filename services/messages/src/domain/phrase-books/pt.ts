import type { PhraseBook } from '../phrase-book.ts';
import { distress } from './pt/distress.ts';
import { frame } from './pt/frame.ts';
import { psalms } from './pt/psalms.ts';
import { also, themes } from './pt/themes.ts';

export const pt: PhraseBook = { frame, themes, also, psalms, distress };
