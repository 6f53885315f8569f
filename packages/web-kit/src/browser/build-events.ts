/** Events on `window` about builds, with which small parts of the first page report to a part that is loaded later. */

/** An answer of the API named the server's build: a `CustomEvent` with the id. */
export const BUILD_SEEN = 'selah:build-seen';

/** A file of the application could not be downloaded. */
export const FILE_MISSING = 'selah:file-missing';

/** The server has another build than this page. */
export const NEW_BUILD_FOUND = 'selah:new-build-found';
