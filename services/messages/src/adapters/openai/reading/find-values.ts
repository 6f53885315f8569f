import { jsonrepair } from 'jsonrepair';

/** Deeper than any answer; a deeper one is not read further. */
const MAX_DEPTH = 8;

/** Limits how many braces are followed to their end, so that reading stays fast. */
const MAX_STARTS = 60;

/** Every object in a text, wherever it stands: alone, in prose, in a fence, in a list, or in a string within an object. */
export function objectsIn(value: unknown, depth = 0): readonly Record<string, unknown>[] {
  if (depth > MAX_DEPTH) return [];
  if (typeof value === 'string') return inText(value).flatMap((found) => objectsIn(found, depth + 1));
  if (Array.isArray(value)) return value.flatMap((one) => objectsIn(one, depth + 1));
  if (!isRecord(value)) return [];
  const inside = Object.values(value).flatMap((one) => objectsIn(one, depth + 1));
  return [value, ...inside];
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The balanced values in a text. A text that is one JSON string is that string's content. */
function inText(text: string): readonly unknown[] {
  if (!text.includes('{')) return [];
  const whole = parse(text.trim());
  if (typeof whole === 'string') return whole === text ? [] : [whole];
  if (typeof whole === 'object' && whole !== null) return [whole];
  const found: unknown[] = [];
  let from = 0;
  for (let starts = 0; starts < MAX_STARTS; starts += 1) {
    const start = text.indexOf('{', from);
    if (start < 0) break;
    const end = endOf(text, start);
    if (end === undefined) from = start + 1;
    else {
      const value = parse(text.slice(start, end)) ?? repaired(text.slice(start, end));
      if (value !== undefined) found.push(value);
      from = value === undefined ? start + 1 : end;
    }
  }
  return found;
}

/** The end of the balanced object that starts here; undefined if it does not end. */
function endOf(text: string, start: number): number | undefined {
  let depth = 0;
  let inString = false;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '\\') at += 1;
    else if (sign === '"') inString = !inString;
    else if (!inString && sign === '{') depth += 1;
    else if (!inString && sign === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Models leave out commas and quotes, and break lines inside of strings. Only for what is balanced: nothing is invented. */
function repaired(text: string): unknown {
  const isEscaped = /^\{\s*\\"/u.test(text);
  try {
    return parse(jsonrepair(isEscaped ? text.replaceAll('\\"', '"').replaceAll('\\\\', '\\') : text));
  } catch {
    return undefined;
  }
}
