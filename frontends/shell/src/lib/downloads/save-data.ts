/** What Chromium's engine says of the line. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** The shorter side of a phone's screen is less than this, in CSS pixels. */
const SMALL_SCREEN = 600;

/**
 * Whether the browser's data saving is on. Every supported browser that sends the header `Save-Data` has this too: only those
 * with Chromium's engine do, since version 65 (MDN's browser-compat-data), so that the server need not look at the header.
 */
export function isSaveDataOn(): boolean {
  return connection()?.saveData === true;
}

/** Whether a small file is enough or wanted: on a phone's screen, and on a line that is slow or saves data. */
export function prefersSmallFiles(): boolean {
  const isSlow = /2g|3g/.test(connection()?.effectiveType ?? '');
  return isSlow || isSaveDataOn() || Math.min(screen.width, screen.height) < SMALL_SCREEN;
}

function connection(): Connection | undefined {
  return (navigator as Navigator & { connection?: Connection }).connection;
}
