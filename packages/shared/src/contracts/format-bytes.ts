const UNITS = ['KB', 'MB', 'GB'] as const;
const BASE = 1024;

/**
 * A file size as text (M-233, Q45): base 1024; whole bytes, and KB and larger with one decimal, e.g. `512 B`,
 * `1.5 KB`.
 * @param bytes a whole number, not negative
 */
export function formatBytes(bytes: number): string {
  if (bytes < BASE) return `${bytes} B`;
  let value = bytes;
  let unit: (typeof UNITS)[number] = 'KB';
  for (unit of UNITS) {
    value /= BASE;
    // Rounds before comparing, so that "1024.0 KB" becomes "1.0 MB".
    if (Math.round(value * 10) / 10 < BASE) break;
  }
  return `${value.toFixed(1)} ${unit}`;
}
