/** The time in milliseconds since 1970, as `Date.now` answers it. Passed in, so that a test decides what time it is. */
export type Clock = () => number;
