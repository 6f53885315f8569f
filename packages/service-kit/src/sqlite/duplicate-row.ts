/** SQLite's extended codes of a broken `UNIQUE` and `PRIMARY KEY`. */
const DUPLICATES = [2067, 1555];

/**
 * Whether an insert failed because a row with the same key exists. With `column`, only if that one is part of the key
 * (`table.column`).
 */
export function isDuplicateRow(error: unknown, column?: string): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { errcode, message } = error as { readonly errcode?: unknown; readonly message?: unknown };
  return DUPLICATES.includes(Number(errcode)) && (column === undefined || String(message).includes(column));
}
