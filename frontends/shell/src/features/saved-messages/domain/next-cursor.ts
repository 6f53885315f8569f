// Not imported from the contract, which would add its schemas to this chunk.
const NEXT_CURSOR_HEADER = 'X-Next-Cursor';

/** The cursor for older messages in an answer's headers; null when there are none. */
export function readCursor(headers: Headers | undefined): number | null {
  const cursor = Number(headers?.get(NEXT_CURSOR_HEADER) ?? Number.NaN);
  return Number.isSafeInteger(cursor) && cursor > 0 ? cursor : null;
}
