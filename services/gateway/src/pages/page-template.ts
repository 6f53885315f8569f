import { SITE_PLACES } from '@selah/shared/contracts/page-places';
import { escapeMarkup } from '@selah/shared/contracts/text/escape-markup';

/** Facts about the site that are not part of a build. */
export interface SiteFacts {
  readonly productName: string;
  /** The public origin, without a path. */
  readonly publicUrl: string;
}

export interface PageFacts extends SiteFacts {
  /** The id of the served build. */
  readonly build: string;
}

const TEMPLATES = ['.html', '.webmanifest', 'robots.txt', 'sitemap.xml'];

/** Files that contain facts about the site, filled in at the start. */
export function isTemplate(name: string): boolean {
  return TEMPLATES.some((ending) => name.endsWith(ending));
}

/** Inserts the product's name and address and the build's id into a file, escaped for its type. */
export function fillTemplate(name: string, content: Buffer, facts: PageFacts): Buffer {
  const write = writerFor(name);
  const filled = content
    .toString('utf8')
    .replaceAll(SITE_PLACES.productName, () => write(facts.productName))
    .replaceAll(SITE_PLACES.publicUrl, () => write(facts.publicUrl))
    .replaceAll(SITE_PLACES.build, facts.build);
  return Buffer.from(filled);
}

function writerFor(name: string): (text: string) => string {
  if (name.endsWith('.txt')) return (text) => text;
  if (name.endsWith('.webmanifest')) return (text) => JSON.stringify(text).slice(1, -1);
  return escapeMarkup;
}
