import { compareValues } from '../bson/compare.ts';
import { regexOf, textOf } from '../bson/value-parts.ts';
import { typeOf } from '../bson/value-type.ts';
import { badValue, notSupported } from '../errors.ts';

/**
 * A regular expression as a test of one value; it also equals a stored regular expression with the same text.
 * Options: i, m, s and u; x (comments in the pattern) is refused, because JavaScript does not have it.
 */
export function regexTest(operand: unknown, options: unknown): (value: unknown) => boolean {
  const type = typeOf(operand);
  if (type !== 'regex' && type !== 'string') throw badValue('$regex has to be a string');
  if (options !== undefined && typeof options !== 'string') throw badValue('$options has to be a string');
  const given = type === 'regex' ? regexOf(operand) : { pattern: textOf(operand), options: '' };
  if (options !== undefined && type === 'regex' && given.options !== '') {
    throw badValue('options set in both $regex and $options');
  }
  const compiled = toRegExp(given.pattern, options ?? given.options);
  return (value) => {
    const valueType = typeOf(value);
    if (valueType === 'string' || valueType === 'symbol') return compiled.test(textOf(value));
    return valueType === 'regex' && type === 'regex' && compareValues(value, operand) === 0;
  };
}

/** Converts PCRE options, also those written as `(?i)` at the start, to JavaScript flags. */
export function toRegExp(pattern: string, options: string): RegExp {
  const inline = /^\(\?([imsxu]+)\)/.exec(pattern);
  const source = inline ? pattern.slice(inline[0].length) : pattern;
  const wanted = new Set([...options, ...(inline?.[1] ?? '')]);
  if (wanted.has('x')) throw notSupported("the regular expression option 'x'");
  for (const option of wanted) {
    if (!'imsugy'.includes(option)) throw badValue(` invalid flag in regex options: ${option}`);
  }
  const flags = ['i', 'm', 's'].filter((flag) => wanted.has(flag)).join('');
  try {
    return compileUnicode(source, flags);
  } catch (error) {
    throw badValue(
      `Regular expression is invalid: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/**
 * Characters beyond 16 bits count as one, as in UTF-8; patterns with unnecessary escapes are only valid without the
 * `u` flag.
 */
function compileUnicode(source: string, flags: string): RegExp {
  try {
    return new RegExp(source, `${flags}u`);
  } catch {
    return new RegExp(source, flags);
  }
}
