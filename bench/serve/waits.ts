/** Milliseconds that half and 99 of 100 waits took at most, and the longest. */
export interface Waits {
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}

/** Sorts the list. */
export function waitsOf(milliseconds: number[]): Waits {
  milliseconds.sort((a, b) => a - b);
  const at = (share: number) =>
    milliseconds[Math.min(milliseconds.length - 1, Math.floor(milliseconds.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), longest: at(1) };
}
