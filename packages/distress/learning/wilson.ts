/** A share with its 95 % confidence interval, from 0 to 1. */
export interface Share {
  readonly found: number;
  readonly of: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Standard deviations for 95 %. */
const Z = 1.96;

/** Wilson's score interval (E. B. Wilson, 1927), which is valid for small samples and for shares near 0 and 1. */
export function shareOf(found: number, of: number): Share {
  if (of === 0) return { found, of, share: 0, low: 0, high: 1 };
  const share = found / of;
  const spread = 1 + Z ** 2 / of;
  const middle = (share + Z ** 2 / (2 * of)) / spread;
  const half = (Z / spread) * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  return { found, of, share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** "88 % (82–92)" */
export function inPercent({ share, low, high }: Share): string {
  const percent = (part: number) => Math.round(part * 100);
  return `${percent(share)} % (${percent(low)}–${percent(high)})`;
}
