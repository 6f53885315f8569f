import type { PhraseBook } from '../phrase-book.ts';
import { distress } from './en/distress.ts';
import { frame } from './en/frame.ts';
import { psalms } from './en/psalms.ts';
import { also, themes } from './en/themes.ts';

export const en: PhraseBook = { frame, themes, also, psalms, distress };
