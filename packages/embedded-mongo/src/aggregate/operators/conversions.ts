import { ObjectId } from 'bson';
import { isNumeric, typeOf } from '../../bson/value-type.ts';
import { MongoError } from '../../errors.ts';
import type { ExpressionOperator } from '../environment.ts';
import { listArguments } from './arguments.ts';

/** Operators on BSON types. */
export const CONVERSIONS: Readonly<Record<string, ExpressionOperator>> = {
  $type: (argument, scope) => {
    const [part] = listArguments('$type', argument, scope, 1);
    return (environment) => typeOf(part?.(environment));
  },
  $isNumber: (argument, scope) => {
    const [part] = listArguments('$isNumber', argument, scope, 1);
    return (environment) => isNumeric(part?.(environment));
  },
  $toObjectId: (argument, scope) => {
    const [part] = listArguments('$toObjectId', argument, scope, 1);
    return (environment) => {
      const value = part?.(environment);
      if (value === null || value === undefined) return null;
      if (value instanceof ObjectId) return value;
      if (typeof value === 'string' && /^[0-9a-f]{24}$/i.test(value)) return new ObjectId(value);
      throw new MongoError(
        241,
        `Failed to parse objectId '${String(value)}' in $convert with no onError value`,
      );
    };
  },
};
