/** A tag such as `pt-BR` or `zh-Hant-TW`: language, perhaps a script, then the region. */
const TAG_WITH_REGION = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})$/i;

/**
 * The region that a browser's languages hint at, upper-case (`BR`), or undefined. The first tag that names one counts:
 * browsers list the preferred first. It is a hint at where help is near, never a fact about the person.
 */
export function regionFromAcceptHeader(header: string): string | undefined {
  if (header.length > 500) return undefined;
  return header
    .split(',')
    .map((part) => TAG_WITH_REGION.exec(part.split(';')[0]?.trim() ?? '')?.[1])
    .find((region) => region !== undefined)
    ?.toUpperCase();
}
