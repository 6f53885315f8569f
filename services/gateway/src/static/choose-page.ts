import { isLanguage, type Language } from '@selah/shared/contracts/languages';
import type { PageKind } from './frontends.ts';

/** Routes that the shell knows (M-011 to M-016); it shows its not-found page for all others (M-017). */
const PAGES = new Set(['/', '/admin', '/user-messages', '/login', '/debug/videos', '/debug/video-status']);

export interface ChosenPage {
  readonly kind: PageKind;
  readonly language: Language;
  readonly status: 200 | 404;
  /** Path and query of the one address under which search engines keep it; only Home has one. */
  readonly canonical?: string;
}

/**
 * Which page answers an address: `lang` in the query speaks first (M-175), then what the browser prefers. An unknown `lang`
 * counts as none (M-180). Choices that only the browser remembers are honoured by the page itself.
 */
export function choosePage(path: string, query: string, preferred: Language): ChosenPage {
  const asked = query.includes('lang=') ? new URLSearchParams(query).get('lang') : null;
  const language = isLanguage(asked) ? asked : preferred;
  if (path === '/') {
    return { kind: 'home', language, status: 200, canonical: isLanguage(asked) ? `/?lang=${asked}` : '/' };
  }
  return { kind: 'inside', language, status: PAGES.has(withoutTrailingSlash(path)) ? 200 : 404 };
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
