/** Milliseconds since 1970, as returned by `Date.now`. Passed in, so that tests can set the time. */
export type Clock = () => number;
