import { cleanText } from '@selah/shared/contracts/text/clean-text';

/** Normalises text for searching: without case, accents, and what cannot be seen. */
export function normalizeForSearch(text: string): string {
  return cleanText(text)
    .normalize('NFD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase();
}
