/**
 * The oldest browsers that the pages support (decision 0034). The build rewrites newer syntax; a newer API or style needs a
 * fallback. All styles are in cascade layers, which came with just these versions: an older browser gets a page that says so.
 */
export const BROWSER_FLOOR = ['ios15.4', 'safari15.4', 'chrome99', 'firefox102'];
