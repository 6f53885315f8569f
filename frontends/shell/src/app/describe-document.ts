import { type Language, LOCALES } from '@selah/shared/contracts/language-list';
import type { ShellStrings } from '../locales/pt.ts';

/** Sets the document's language, title and description (M-002, Q1). */
export function describeDocument(language: Language, { site }: ShellStrings, product: string): void {
  document.documentElement.lang = LOCALES[language];
  document.title = site.title.replace('{{product}}', product);
  document.querySelector('meta[name="description"]')?.setAttribute('content', site.description);
}
