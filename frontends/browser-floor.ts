/**
 * The oldest browsers that the pages are built for: iPhones of 2015 with their last system, and what cheap phones and offices
 * still had in 2022. Syntax above it is rewritten; what is missing otherwise has to be there or be done without.
 */
export const BROWSER_FLOOR = ['ios15.4', 'safari15.4', 'chrome96', 'firefox102'];
