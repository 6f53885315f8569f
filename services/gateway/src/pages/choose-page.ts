import { isLanguage, type Language } from '@selah/shared/contracts/languages';
import type { PageKind } from './frontends.ts';

/** Routes of the shell (M-011 to M-016), but for films; all others show its not-found page (M-017). */
const PAGES = new Set(['/', '/admin', '/user-messages', '/login', '/debug/videos', '/debug/video-status']);

/** The page about care for people in danger, which needs no script. */
const CARE = '/care';

/** The page about privacy; the gateway fills in whom the site contacts. */
export const PRIVACY = '/privacidade';

export interface ChosenPage {
  readonly kind: PageKind;
  readonly language: Language;
  readonly status: 200 | 404;
  /**
   * The canonical path and query for search engines; only Home and the pages about care and privacy have one.
   */
  readonly canonical?: string;
}

/**
 * The page for an address: in the language of `lang` (M-175), else in the browser's. An unknown `lang` is
 * ignored (M-180). The page itself reads choices stored in the browser.
 */
export function choosePage(path: string, query: string, preferred: Language): ChosenPage {
  const asked = addressedLanguage(query);
  const language = asked ?? preferred;
  if (path === '/') {
    return { kind: 'home', language, status: 200, canonical: asked ? `/?lang=${asked}` : '/' };
  }
  if (path === CARE) {
    return { kind: 'care', language, status: 200, canonical: asked ? `${CARE}?lang=${asked}` : CARE };
  }
  if (path === PRIVACY) {
    return {
      kind: 'privacy',
      language,
      status: 200,
      canonical: asked ? `${PRIVACY}?lang=${asked}` : PRIVACY,
    };
  }
  return { kind: 'inside', language, status: PAGES.has(withoutTrailingSlash(path)) ? 200 : 404 };
}

/** The language that the address names, if it is one of ours. */
export function addressedLanguage(query: string): Language | undefined {
  const asked = query.includes('lang=') ? new URLSearchParams(query).get('lang') : null;
  return isLanguage(asked) ? asked : undefined;
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
