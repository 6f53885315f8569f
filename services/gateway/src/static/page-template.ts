/** What is configuration and not part of a build. */
export interface SiteFacts {
  readonly productName: string;
  /** Where people reach the product: an origin, without a path. */
  readonly publicUrl: string;
}

/** What the pages of one process say of it. */
export interface PageFacts extends SiteFacts {
  /** The name of the build that this process serves. */
  readonly build: string;
}

/** Pages are written with the default name, which reads well in development; `%PRODUCT_NAME%` says the same outright. */
const PRODUCT = /%PRODUCT_NAME%|\bSelah\b/g;
const SITE = /%PUBLIC_URL%/g;
const BUILD = /%BUILD_ID%/g;

const TEMPLATES = ['.html', '.webmanifest', 'robots.txt', 'sitemap.xml'];

const MARKUP_ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Files in which the facts of this site are filled in at start. */
export function isTemplate(name: string): boolean {
  return TEMPLATES.some((ending) => name.endsWith(ending));
}

/** Puts the product's name and address where the file speaks of them, written so that they stay text. */
export function fillTemplate(
  name: string,
  content: Buffer,
  { productName, publicUrl, build }: PageFacts,
): Buffer {
  const write = writerFor(name);
  const filled = content
    .toString('utf8')
    .replace(PRODUCT, () => write(productName))
    .replace(SITE, () => write(publicUrl))
    .replace(BUILD, build);
  return Buffer.from(filled);
}

function writerFor(name: string): (text: string) => string {
  if (name.endsWith('.txt')) return (text) => text;
  if (name.endsWith('.webmanifest')) return (text) => JSON.stringify(text).slice(1, -1);
  return escapeMarkup;
}

function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => MARKUP_ENTITIES[character] ?? character);
}
