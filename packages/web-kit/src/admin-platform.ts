/**
 * The administrator's only door to the router, Redux, RTK and the translations. What it names of `platform` is the shell's
 * own copy at run time: one router, one store, one React. A name that only the administrator's pages need is added here and
 * never to `platform`, which every visitor downloads; it then comes with the remote, as a copy of its own. That is right
 * for what holds no state (`skipToken`, `isAnyOf`, `createSelector`, …). What must be the shell's copy, such as another
 * hook of the router, is built here on the names below.
 */
export * from '@selah/web-kit/platform';
export { CACHE_TAGS } from './cache-tags.ts';
