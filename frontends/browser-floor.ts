/**
 * The oldest browsers that the pages are built for: iPhones of 2015 with their last system, and what cheap phones and offices
 * still had in 2022. Syntax above it is rewritten; what is missing otherwise has to be there or be done without. Cascade
 * layers, in which all styles stand, come with just these (CSS Cascade 5): a page below says so (`startup-check.es5.js`).
 * Chrome 96 to 98 have none, and no system ends with one of them: Android 5 ends at 95, Android 6 at 106.
 */
export const BROWSER_FLOOR = ['ios15.4', 'safari15.4', 'chrome99', 'firefox102'];
