/** Ids of requirements (`M-012`) and of decisions on what they leave open (`Q7`). */
const ID = /\b(?:M-\d{3}|Q\d{1,2})\b/g;
/** `M-137 to M-141` stands for all five. */
const RANGE = /\bM-(\d{3}) to M-(\d{3})\b/g;
const DEFINITION = /^\| (M-\d{3}|Q\d{1,2}) \| \S/gm;

/** The ids that a document defines, one row of a table each, in its order. */
export function definedIn(document: string): string[] {
  return [...document.matchAll(DEFINITION)].map(([, id = '']) => id);
}

/** The ids that a text names, those within a range included. */
export function usedIn(text: string): Set<string> {
  const within = [...text.matchAll(RANGE)].flatMap(([, first, last]) =>
    idsBetween(Number(first), Number(last)),
  );
  return new Set([...(text.match(ID) ?? []), ...within]);
}

function idsBetween(first: number, last: number): string[] {
  return Array.from(
    { length: Math.max(0, last - first + 1) },
    (_, index) => `M-${String(first + index).padStart(3, '0')}`,
  );
}
