import { letterOf } from './read-answer.ts';
import { stripReasoning } from './strip-reasoning.ts';

/** The beginning of our form, as it is asked for: no danger is seen, and nothing stands before that. */
const FORM =
  /^\s*\{\s*"danger"\s*:\s*"(?:none)?"\s*,\s*(?:"psalm"\s*:\s*"[^"\\]*"\s*,\s*)?"message"\s*:\s*"/u;

/** What stands in a JSON string: up to its end, or to the last sign or escape that is whole. */
const STRING = /^(?:[^"\\]|\\(?:[^u]|u[\da-f]{4}))*/iu;

/** A preface (`Here is the letter:`) is a line of its own, and not a longer one. */
const LONGEST_PREFACE = 220;

/**
 * The letter in the beginning of an answer: empty as long as there is none, and for good in all that does not begin as our
 * form; undefined once something else follows, or thoughts stand in the letter. Signs and escapes of which only a part is
 * there are left out. The first line is held back until it cannot be a preface. A letter whose end is there ends in a line
 * break.
 */
export function draftIn(written: string): string | undefined {
  const start = FORM.exec(written)?.[0];
  if (start === undefined) return '';
  const raw = STRING.exec(written.slice(start.length))?.[0] ?? '';
  const rest = written.slice(start.length + raw.length);
  const isClosed = rest.startsWith('"');
  if (isClosed ? !/^"\s*\}?\s*$/u.test(rest) : !/^(?:\\(?:u[\da-f]{0,3})?)?$/iu.test(rest)) return undefined;
  const message = textOf(raw);
  if (message === undefined) return undefined;
  const whole = isClosed ? `${message}\n` : message.replace(/[\uD800-\uDBFF]$/, '');
  if (!/\n\s*\S/u.test(whole) && !isClosed && whole.length < LONGEST_PREFACE) return '';
  if (stripReasoning(whole).text !== whole.trim()) return undefined;
  const { text } = letterOf(whole, undefined);
  // Whether a sentence is whole is seen by what follows it.
  return text === '' ? '' : text + (/\s*$/u.exec(whole)?.[0] ?? '');
}

function textOf(raw: string): string | undefined {
  try {
    return JSON.parse(`"${raw}"`) as string;
  } catch {
    return undefined;
  }
}
