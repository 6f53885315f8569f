/**
 * The only import of the router, Redux, RTK and the translations in the administrator's pages. The names from
 * `platform` are the shell's instances at run time, so there is one router, one store and one React.
 * A name that only the administrator's pages need is added here, not to `platform`, which every visitor
 * downloads. The remote then has its own copy, which is correct for functions without state (`skipToken`,
 * `isAnyOf`, `createSelector`, …). Anything that must be the shell's instance, such as a router hook, is
 * built here on the names of `platform`.
 */
export * from '@selah/web-kit/platform';
export { CACHE_TAGS } from './cache-tags.ts';
