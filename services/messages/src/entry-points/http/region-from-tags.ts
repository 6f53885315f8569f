/** A tag such as `pt-BR` or `zh-Hant-TW`: language, perhaps a script, then the region. */
const TAG_WITH_REGION = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})$/i;

/**
 * The region of the first language tag that has one, upper-case (`BR`), or undefined. It is used to choose helplines; the
 * person may be elsewhere.
 */
export function regionFromTags(tags: readonly string[]): string | undefined {
  return tags
    .map((tag) => TAG_WITH_REGION.exec(tag)?.[1])
    .find((region) => region !== undefined)
    ?.toUpperCase();
}
