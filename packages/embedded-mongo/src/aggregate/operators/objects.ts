import { type Document, hasField, isDocument, setField } from '../../bson/document.ts';
import { typeOf } from '../../bson/value-type.ts';
import { badValue, MongoError } from '../../errors.ts';
import type { ExpressionOperator } from '../environment.ts';
import { listArguments, namedArguments } from './arguments.ts';

/** Operators on documents. */
export const OBJECTS: Readonly<Record<string, ExpressionOperator>> = {
  $mergeObjects: (argument, scope) => {
    const parts = listArguments('$mergeObjects', argument, scope, 1, Number.POSITIVE_INFINITY);
    return (environment) => mergeObjects(parts.flatMap((part) => part(environment)));
  },
  $objectToArray: (argument, scope) => {
    const [part] = listArguments('$objectToArray', argument, scope, 1);
    return (environment) => {
      const value = part?.(environment);
      if (value === null || value === undefined) return null;
      if (!isDocument(value))
        throw new MongoError(40390, `$objectToArray requires a document input, found: ${typeOf(value)}`);
      return Object.entries(value).map(([k, v]) => ({ k, v }));
    };
  },
  $arrayToObject: (argument, scope) => {
    const [part] = listArguments(
      '$arrayToObject',
      Array.isArray(argument) && argument.length === 1 ? argument : [argument],
      scope,
      1,
    );
    return (environment) => {
      const value = part?.(environment);
      if (value === null || value === undefined) return null;
      if (!Array.isArray(value))
        throw new MongoError(40386, `$arrayToObject requires an array input, found: ${typeOf(value)}`);
      const result: Document = {};
      for (const entry of value) {
        const [key, field] = pairOf(entry);
        setField(result, key, field);
      }
      return result;
    };
  },
  $getField: (argument, { compile }) => {
    const { field, input = '$$CURRENT' } =
      isDocument(argument) && 'field' in argument
        ? namedArguments('$getField', argument, ['field'], ['input'])
        : { field: argument };
    const name = isDocument(field) && '$literal' in field ? field.$literal : field;
    if (typeof name !== 'string')
      throw badValue("$getField requires 'field' to evaluate to a constant string");
    const source = compile(input);
    return (environment) => {
      const value = source(environment);
      return isDocument(value) && hasField(value, name) ? value[name] : undefined;
    };
  },
};

/** Later documents override earlier ones; null and missing ones are ignored. */
export function mergeObjects(values: readonly unknown[]): Document {
  const result: Document = {};
  for (const value of values) {
    if (value === null || value === undefined) continue;
    if (!isDocument(value))
      throw new MongoError(
        40400,
        `$mergeObjects requires object inputs, but input is of type ${typeOf(value)}`,
      );
    for (const [field, inner] of Object.entries(value)) setField(result, field, inner);
  }
  return result;
}

function pairOf(entry: unknown): [string, unknown] {
  if (Array.isArray(entry) && entry.length === 2 && typeof entry[0] === 'string') return [entry[0], entry[1]];
  if (isDocument(entry) && typeof entry.k === 'string' && 'v' in entry) return [entry.k, entry.v];
  throw new MongoError(40392, '$arrayToObject requires pairs of a string and a value');
}
