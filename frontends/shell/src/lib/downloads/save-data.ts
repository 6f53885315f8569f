/**
 * Whether the browser's data saving is on. Every supported browser that sends the header `Save-Data` has this too: only those
 * with Chromium's engine do, since version 65 (MDN's browser-compat-data), so that the server need not look at the header.
 */
export function isSaveDataOn(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
