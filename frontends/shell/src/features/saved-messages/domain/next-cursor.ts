// Not imported from the contract, whose schemas would come along.
const NEXT_CURSOR_HEADER = 'X-Next-Cursor';

/** The id that older messages are asked for by, when an answer says that there are some. */
export function readCursor(headers: Headers | undefined): number | null {
  const cursor = Number(headers?.get(NEXT_CURSOR_HEADER) ?? Number.NaN);
  return Number.isSafeInteger(cursor) && cursor > 0 ? cursor : null;
}
