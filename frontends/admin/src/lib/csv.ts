/** Semicolons and a byte order mark, so that Excel in Brazil reads columns and accents correctly. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((cells) => cells.map(cell).join(';')).join('\r\n')}\r\n`;
}

/** A text that begins like a formula gets an apostrophe, because a spreadsheet would run it (OWASP, CSV injection). */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}
