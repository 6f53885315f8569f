import type { Language } from '@selah/shared/contracts/languages';
import type { PhraseBook } from './phrase-book.ts';
import { en } from './phrase-books/en.ts';
import { es } from './phrase-books/es.ts';
import { fr } from './phrase-books/fr.ts';
import { pt } from './phrase-books/pt.ts';

export const PHRASE_BOOKS: Readonly<Record<Language, PhraseBook>> = { pt, en, es, fr };
