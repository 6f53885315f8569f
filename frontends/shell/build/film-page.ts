import { type Language, LOCALES } from '@selah/shared/contracts/language-list';
import { FILM_PLACES } from '@selah/shared/contracts/page-places';
import { type Element, element } from './html.ts';
import { filesOf, OPEN_GRAPH_LOCALES, openGraph, PRODUCT, type SiteTexts } from './page-head.ts';

export const FILM_TITLE = `${FILM_PLACES.title} · ${PRODUCT}`;

/** The head of the page of a film: what all films of a language have in common, and places for the rest. */
export function headOfFilm(language: Language, { description }: SiteTexts): readonly Element[] {
  return [
    ...filesOf(language),
    openGraph('type', 'video.other'),
    openGraph('site_name', PRODUCT),
    openGraph('title', FILM_PLACES.title),
    openGraph('description', description),
    openGraph('locale', OPEN_GRAPH_LOCALES[language]),
    element('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    FILM_PLACES.tags,
    structuredData({ inLanguage: LOCALES[language], description }),
  ];
}

/** A `VideoObject` (schema.org) to which the gateway adds the film. Data, which no policy for scripts concerns. */
function structuredData(known: Readonly<Record<string, string>>): string {
  const data = { '@context': 'https://schema.org', '@type': 'VideoObject', ...known };
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
