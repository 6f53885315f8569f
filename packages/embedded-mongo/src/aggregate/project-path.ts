import { hasField } from '../bson/document.ts';
import { fieldsOf } from '../bson/value-parts.ts';
import { typeOf } from '../bson/value-type.ts';

/** The value at a path as expressions read it: an array becomes the list of its elements' values. */
export function projectPath(value: unknown, parts: readonly string[]): unknown {
  const [part, ...rest] = parts;
  if (part === undefined) return value;
  if (Array.isArray(value)) {
    return value.map((element) => projectPath(element, parts)).filter((element) => element !== undefined);
  }
  if (typeOf(value) !== 'object') return undefined;
  const fields = fieldsOf(value);
  return hasField(fields, part) ? projectPath(fields[part], rest) : undefined;
}
