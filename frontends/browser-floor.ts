/**
 * The oldest browsers that the pages are built for: iPhones of 2015 with their last iOS, and browsers of 2022 on cheap
 * phones and office computers. Newer syntax is rewritten by the build; a newer API needs a polyfill or a fallback.
 */
export const BROWSER_FLOOR = ['ios15.4', 'safari15.4', 'chrome96', 'firefox102'];
