import { LANGUAGES, type Language } from '@selah/shared/contracts/language-list';
import { SITE_PLACES } from '@selah/shared/contracts/page-places';
import { type Element, element } from './html.ts';

/**
 * Search engines may index `home` and `film`, which is Home with one video (`film-page.ts`). All other addresses answer with
 * the `inside` page, which is not indexed.
 */
export type PageKind = 'home' | 'film' | 'inside';

export const PAGE_KINDS: readonly PageKind[] = ['home', 'film', 'inside'];

export interface SiteTexts {
  /** Contains `{{product}}` in the place of the product name. */
  readonly title: string;
  readonly description: string;
  /** Alternative text of the preview picture. */
  readonly preview: string;
}

export const { productName: PRODUCT, publicUrl: SITE } = SITE_PLACES;

/** Locale names in the format of Open Graph. */
export const OPEN_GRAPH_LOCALES: Readonly<Record<Language, string>> = {
  pt: 'pt_BR',
  en: 'en_US',
  es: 'es_ES',
  fr: 'fr_FR',
};

const PREVIEW = { path: '/preview.jpg', type: 'image/jpeg', width: '1200', height: '630' };

export function titleOf({ title }: SiteTexts): string {
  return title.replaceAll('{{product}}', PRODUCT);
}

/** The address of Home in a language. Without `lang` the gateway chooses by the browser's preferred languages. */
export function homeAddress(language: Language): string {
  return `${SITE}/?lang=${language}`;
}

/** The head elements of Home and the other pages for search engines, link previews and phone home screens. */
export function headOf(
  kind: Exclude<PageKind, 'film'>,
  language: Language,
  texts: SiteTexts,
): readonly Element[] {
  return [
    ...filesOf(language),
    ...(kind === 'home' ? addressesOf(language) : [element('meta', { name: 'robots', content: 'noindex' })]),
    ...previewOf(language, texts),
  ];
}

/** The files for phone home screens. */
export function filesOf(language: Language): readonly Element[] {
  return [
    element('link', { rel: 'manifest', href: `/site.${language}.webmanifest` }),
    element('link', { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' }),
  ];
}

/** Links to the page in the other languages. The gateway adds the canonical address, which depends on the request. */
function addressesOf(language: Language): readonly Element[] {
  const alternate = (hreflang: string, href: string) => element('link', { rel: 'alternate', hreflang, href });
  return [
    ...LANGUAGES.map((other) => alternate(other, homeAddress(other))),
    alternate('x-default', `${SITE}/`),
    openGraph('url', homeAddress(language)),
  ];
}

function previewOf(language: Language, texts: SiteTexts): readonly Element[] {
  const others = LANGUAGES.filter((other) => other !== language);
  return [
    openGraph('type', 'website'),
    openGraph('site_name', PRODUCT),
    openGraph('title', titleOf(texts)),
    openGraph('description', texts.description),
    openGraph('image', `${SITE}${PREVIEW.path}`),
    openGraph('image:type', PREVIEW.type),
    openGraph('image:width', PREVIEW.width),
    openGraph('image:height', PREVIEW.height),
    openGraph('image:alt', texts.preview),
    openGraph('locale', OPEN_GRAPH_LOCALES[language]),
    ...others.map((other) => openGraph('locale:alternate', OPEN_GRAPH_LOCALES[other])),
    element('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ];
}

/** An Open Graph property. */
export function openGraph(property: string, content: string): Element {
  return element('meta', { property: `og:${property}`, content });
}
