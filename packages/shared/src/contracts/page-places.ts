/**
 * The places that the build leaves open in the pages, and what the gateway puts there. The build, the gateway, the
 * application and the service worker agree on these names.
 */

/** In every page, filled in at the start of the gateway: configuration, which the build does not know. */
export const SITE_PLACES = {
  productName: '%PRODUCT_NAME%',
  publicUrl: '%PUBLIC_URL%',
  build: '%BUILD_ID%',
} as const;

/** In Home and in the page of a film, filled in for each film. */
export const FILM_PLACES = {
  title: '%FILM_TITLE%',
  tags: '<!--film-tags-->',
  /** In the empty stage. */
  poster: '<!--film-poster-->',
  /** What Home says of the film that it begins with. */
  drawn: '<!--drawn-film-->',
} as const;

/** The name of the `<meta>` element whose content is the film that Home begins with (`videoSchema`, as JSON). */
export const DRAWN_FILM = 'drawn-film';

/** The class of the poster on the stage before the application has started. */
export const FIRST_POSTER = 'first-poster';

/** Home without the film that the gateway drew for it. */
export function withoutDrawnFilm(home: string): string {
  const ofTheFilm = `<meta name="${DRAWN_FILM}"[^>]*>|<link rel="preload" as="image"[^>]*>|<img class="${FIRST_POSTER}"[^>]*>`;
  return home.replace(new RegExp(ofTheFilm, 'g'), '');
}

/** A part of the page about privacy that is shown only when the gateway finds `name` to be true. */
export function partWhen(name: string, html: string): string {
  return `<!--when ${name}-->${html}<!--end-->`;
}

/** The place of the hosts that the site contacts for a purpose. */
export function hostPlace(purpose: string): string {
  return `%HOST_${purpose.toUpperCase()}%`;
}

/** Replaces each such part by what `choose` returns for it. */
export function chooseParts(page: string, choose: (name: string, html: string) => string): string {
  return page.replace(/<!--when ([a-z:]+)-->(.*?)<!--end-->/gs, (_, name: string, html: string) =>
    choose(name, html),
  );
}
