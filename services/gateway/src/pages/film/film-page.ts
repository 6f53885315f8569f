import { DRAWN_FILM, FILM_PLACES, FIRST_POSTER } from '@selah/shared/contracts/page-places';
import { escapeMarkup } from '@selah/shared/contracts/text/escape-markup';
import type { Film } from '@selah/shared/contracts/videos/film';
import type { Video } from '@selah/shared/contracts/videos/video';

const DATA = /(<script type="application\/ld\+json">)(.*?)(<\/script>)/s;

/** The path of the page of a film. */
export function filmPath({ id }: Pick<Film, 'id'>): string {
  return `/v/${id}`;
}

/** Fills the page of a film from the page of its language. */
export function fillFilmPage(template: string, film: Film, publicUrl: string): string {
  return template
    .replace(DATA, (_, open, data, close) => `${open}${structuredData(data, film, publicUrl)}${close}`)
    .replaceAll(FILM_PLACES.title, () => escapeMarkup(oneLine(film.title)))
    .replace(FILM_PLACES.tags, () => tagsOf(film, publicUrl).join('\n    '))
    .replace(FILM_PLACES.poster, () => posterOf(film));
}

/**
 * Fills Home with a film that was drawn for it: its poster, and what the service said of it. The service
 * worker takes both out of the page that it keeps (`withoutDrawnFilm`).
 */
export function fillHomePage(template: string, film: Video): string {
  const { posterUrl } = film;
  const tags = [
    `<meta name="${DRAWN_FILM}" content="${escapeMarkup(JSON.stringify(film))}" />`,
    // Before the scripts of the page: a browser opens only six connections at a time.
    posterUrl && `<link rel="preload" as="image" fetchpriority="high" href="${escapeMarkup(posterUrl)}" />`,
  ];
  return template
    .replace(FILM_PLACES.drawn, () => tags.filter(Boolean).join('\n    '))
    .replace(FILM_PLACES.poster, () => posterOf(film));
}

function tagsOf(film: Film, publicUrl: string): readonly string[] {
  const address = `${publicUrl}${filmPath(film)}`;
  const { picture, file } = addressesOf(film, publicUrl);
  const openGraph = (property: string, content: string) =>
    `<meta property="og:${property}" content="${escapeMarkup(content)}" />`;
  const typed = (type: string) => openGraph('video:type', type);
  return [
    `<link rel="canonical" href="${escapeMarkup(address)}" />`,
    openGraph('url', address),
    ...(film.processing === 'ready' ? [] : ['<meta name="robots" content="noindex" />']),
    openGraph('image', picture),
    openGraph('image:type', 'image/jpeg'),
    openGraph('image:alt', oneLine(film.title)),
    ...(film.processing === 'ready' ? [openGraph('video', file), ...typeOf(film).map(typed)] : []),
    ...(film.durationSeconds === undefined
      ? []
      : [openGraph('video:duration', String(Math.max(1, Math.round(film.durationSeconds))))]),
  ];
}

/** The media type by the extension; that of a file on another host is unknown. */
function typeOf({ filename, storageUrl }: Film): readonly string[] {
  if (storageUrl !== undefined) return [];
  const extension = /\.(mp4|webm)$/i.exec(filename)?.[1];
  return extension ? [`video/${extension.toLowerCase()}`] : [];
}

/**
 * A `VideoObject` (schema.org): what the build knows about every film of the language, and what only this
 * film has.
 */
function structuredData(known: string, film: Film, publicUrl: string): string {
  const { picture, file } = addressesOf(film, publicUrl);
  const data = {
    ...JSON.parse(known),
    name: oneLine(film.title),
    thumbnailUrl: picture,
    uploadDate: film.createdAt,
    ...(film.durationSeconds !== undefined && { duration: isoDuration(film.durationSeconds) }),
    ...(film.processing === 'ready' && { contentUrl: file }),
    url: `${publicUrl}${filmPath(film)}`,
  };
  return escapeScript(JSON.stringify(data));
}

/**
 * Inside `<script>` a parser looks for `</script` and `<!--`; in JSON strings the escapes are the same
 * characters.
 */
function escapeScript(json: string): string {
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function addressesOf({ posterUrl, storageUrl, filename }: Film, publicUrl: string) {
  return {
    picture: posterUrl === undefined ? `${publicUrl}/preview.jpg` : asJpeg(`${publicUrl}${posterUrl}`),
    file: storageUrl ?? `${publicUrl}/api/videos/file/${encodeURIComponent(filename)}`,
  };
}

/** Several messengers show no WebP. */
function asJpeg(posterUrl: string): string {
  return `${posterUrl}${posterUrl.includes('?') ? '&' : '?'}format=jpeg`;
}

/** The same picture as the application shows first (`first-stage.ts` of the shell). */
function posterOf({ posterUrl }: Video): string {
  if (posterUrl === undefined) return '';
  return `<img class="${FIRST_POSTER}" alt="" fetchpriority="high" src="${escapeMarkup(posterUrl)}" />`;
}

/** ISO 8601: 75.4 → `PT1M15S`. */
export function isoDuration(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const parts = [hours && `${hours}H`, minutes && `${minutes}M`, rest && `${rest}S`].filter(Boolean);
  return `PT${parts.join('')}`;
}

/** Titles may contain line breaks and controls that change the direction of what follows them. */
function oneLine(title: string): string {
  return title
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
