import { type Document, isDocument } from '../../bson/document.ts';
import { MongoError } from '../../errors.ts';
import type { CompileScope, Evaluate } from '../environment.ts';

/**
 * The arguments of an operator, as a list or as a single value.
 * @throws for a wrong number
 */
export function listArguments(
  name: string,
  argument: unknown,
  { compile }: CompileScope,
  least: number,
  most = least,
): Evaluate[] {
  const list = Array.isArray(argument) ? argument : [argument];
  if (list.length < least || list.length > most) {
    throw new MongoError(
      16020,
      `Expression ${name} takes ${least === most ? `exactly ${least}` : `${least} to ${most}`} arguments. ${list.length} were passed in.`,
    );
  }
  return list.map(compile);
}

/**
 * Named arguments such as `{ input, as, in }`.
 * @throws for a missing or unknown one
 */
export function namedArguments(
  name: string,
  argument: unknown,
  required: readonly string[],
  optional: readonly string[] = [],
): Document {
  if (!isDocument(argument)) throw new MongoError(16878, `${name} only supports an object as its argument`);
  for (const field of Object.keys(argument)) {
    if (!required.includes(field) && !optional.includes(field))
      throw new MongoError(16875, `Unrecognized parameter to ${name}: ${field}`);
  }
  for (const field of required) {
    if (!Object.hasOwn(argument, field))
      throw new MongoError(16879, `Missing '${field}' parameter to ${name}`);
  }
  return argument;
}
