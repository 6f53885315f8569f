import { LANGUAGES, type Language } from '@selah/shared/contracts/language-list';
import { type Element, element } from './html.ts';

/** `home` is for search engines to find; every other address of the site answers the `inside` page, which is not. */
export type PageKind = 'home' | 'inside';

export const PAGE_KINDS: readonly PageKind[] = ['home', 'inside'];

export interface SiteTexts {
  /** With `{{product}}` where the product is named. */
  readonly title: string;
  readonly description: string;
  /** What the preview picture shows, for who cannot see it. */
  readonly preview: string;
}

/** Filled in by the gateway at start: both are configuration and no part of a build. */
export const PRODUCT = '%PRODUCT_NAME%';
export const SITE = '%PUBLIC_URL%';

/** As social networks write locales. */
const OPEN_GRAPH_LOCALES: Readonly<Record<Language, string>> = {
  pt: 'pt_BR',
  en: 'en_US',
  es: 'es_ES',
  fr: 'fr_FR',
};

const PREVIEW = { path: '/preview.jpg', type: 'image/jpeg', width: '1200', height: '630' };

export function titleOf({ title }: SiteTexts): string {
  return title.replaceAll('{{product}}', PRODUCT);
}

/** Where Home stands in a language. Without `lang` the address answers in the language that the browser prefers. */
export function homeAddress(language: Language): string {
  return `${SITE}/?lang=${language}`;
}

/** What search engines, link previews and the home screen of a phone read of a page. */
export function headOf(kind: PageKind, language: Language, texts: SiteTexts): readonly Element[] {
  return [
    element('link', { rel: 'manifest', href: `/site.${language}.webmanifest` }),
    element('link', { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' }),
    ...(kind === 'home' ? addressesOf(language) : [element('meta', { name: 'robots', content: 'noindex' })]),
    ...previewOf(language, texts),
  ];
}

/** The same page in other languages. Which address is the canonical one depends on the request: the gateway says it. */
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

function openGraph(property: string, content: string): Element {
  return element('meta', { property: `og:${property}`, content });
}
