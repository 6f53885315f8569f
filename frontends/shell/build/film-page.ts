import { type Language, LOCALES } from '@selah/shared/contracts/language-list';
import { type Element, element } from './html.ts';
import { filesOf, OPEN_GRAPH_LOCALES, openGraph, PRODUCT, type SiteTexts } from './page-head.ts';

// What the gateway fills in for each film (`services/gateway/src/static/film`).
const TITLE = '%FILM_TITLE%';
const TAGS = '<!--film-tags-->';
/** In the place of the empty stage. */
export const FILM_POSTER = '<!--film-poster-->';
/** The film that the gateway draws for Home. */
export const DRAWN_FILM = '<!--drawn-film-->';

export const FILM_TITLE = `${TITLE} · ${PRODUCT}`;

/** The head of the page of a film: what all films of a language have in common, and places for the rest. */
export function headOfFilm(language: Language, { description }: SiteTexts): readonly Element[] {
  return [
    ...filesOf(language),
    openGraph('type', 'video.other'),
    openGraph('site_name', PRODUCT),
    openGraph('title', TITLE),
    openGraph('description', description),
    openGraph('locale', OPEN_GRAPH_LOCALES[language]),
    element('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    TAGS,
    structuredData({ inLanguage: LOCALES[language], description }),
  ];
}

/** A `VideoObject` (schema.org) to which the gateway adds the film. Data, which no policy for scripts concerns. */
function structuredData(known: Readonly<Record<string, string>>): string {
  const data = { '@context': 'https://schema.org', '@type': 'VideoObject', ...known };
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
