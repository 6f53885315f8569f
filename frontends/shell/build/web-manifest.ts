import { type Language, LOCALES } from '@selah/shared/contracts/language-list';
import { PRODUCT, type SiteTexts } from './page-head.ts';

/** Colours of the splash screen of the installed application, from the paper and morning sky tokens. */
const COLOURS = { background_color: '#f8f2e6', theme_color: '#fbe7c9' };

/** The web application manifest in one language. */
export function webManifest(language: Language, { description }: SiteTexts): string {
  const icon = (name: string, size: number, purpose: string) => ({
    src: `/icons/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    // The same id in all languages, so that it is one application.
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: LOCALES[language],
    dir: 'ltr',
    name: PRODUCT,
    short_name: PRODUCT,
    description,
    categories: ['lifestyle', 'books'],
    ...COLOURS,
    icons: [
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('maskable', 192, 'maskable'),
      icon('maskable', 512, 'maskable'),
    ],
  });
}
