import { PSALTERS } from '@selah/shared/contracts/limits';

export const MAX_PSALTER_BYTES = PSALTERS.maxMegabytes * 1024 * 1024;

/** The media type by the end of the name; XML is OSIS. The server looks at the content. */
export function psalterType(name: string): string {
  if (/\.usx$/i.test(name)) return 'application/x-usx+xml';
  return /\.(?:osis|xml)$/i.test(name) ? 'application/x-osis+xml' : 'text/x-usfm';
}
