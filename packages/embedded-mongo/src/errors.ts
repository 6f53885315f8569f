import type { Document } from './bson/document.ts';

/** Codes and names of the public MongoDB error table that this server uses. */
const NAMES = {
  1: 'InternalError',
  2: 'BadValue',
  9: 'FailedToParse',
  11: 'UserNotFound',
  13: 'Unauthorized',
  14: 'TypeMismatch',
  18: 'AuthenticationFailed',
  20: 'IllegalOperation',
  26: 'NamespaceNotFound',
  27: 'IndexNotFound',
  28: 'PathNotViable',
  31: 'CannotCreateField',
  40: 'ConflictingUpdateOperators',
  43: 'CursorNotFound',
  48: 'NamespaceExists',
  50: 'MaxTimeMSExpired',
  52: 'DollarPrefixedFieldName',
  53: 'InvalidIdField',
  54: 'NotSingleValueField',
  56: 'EmptyFieldName',
  59: 'CommandNotFound',
  66: 'ImmutableField',
  67: 'CannotCreateIndex',
  72: 'InvalidOptions',
  73: 'InvalidNamespace',
  85: 'IndexOptionsConflict',
  86: 'IndexKeySpecsConflict',
  79: 'UnknownReplWriteConcern',
  91: 'ShutdownInProgress',
  100: 'UnsatisfiableWriteConcern',
  115: 'CommandNotSupported',
  168: 'InvalidPipelineOperator',
  171: 'CannotIndexParallelArrays',
  197: 'InvalidIndexSpecificationOption',
  225: 'TransactionTooOld',
  251: 'NoSuchTransaction',
  263: 'OperationNotSupportedInTransaction',
  10334: 'BSONObjectTooLarge',
  11000: 'DuplicateKey',
  14031: 'OutOfDiskSpace',
  17280: 'KeyTooLong',
  40324: 'Location40324',
  40415: 'IDLUnknownField',
  40414: 'IDLFailedToParse',
} as const;

export type ErrorCode = keyof typeof NAMES;

/** A refusal that goes to the client as MongoDB would word it: `{ ok: 0, errmsg, code, codeName }`. */
export class MongoError extends Error {
  readonly code: ErrorCode;
  readonly details: Document;

  constructor(code: ErrorCode, message: string, details: Document = {}) {
    super(message);
    this.name = 'MongoError';
    this.code = code;
    this.details = details;
  }

  get codeName(): string {
    return NAMES[this.code];
  }
}

/** The value is of the right shape but not one the server takes. */
export function badValue(message: string): MongoError {
  return new MongoError(2, message);
}

/** The shape itself is wrong. */
export function failedToParse(message: string): MongoError {
  return new MongoError(9, message);
}

/** A thing MongoDB does and this server does not; never answered with a wrong result instead. */
export function notSupported(what: string): MongoError {
  return new MongoError(115, `${what} is not supported by this server`);
}

/** A unique index already holds this key: what drivers show as E11000. */
export function duplicateKey(
  namespace: string,
  index: string,
  keyPattern: Document,
  keyValue: Document,
): MongoError {
  const shown = Object.entries(keyValue).map(([field, value]) => `${field}: ${show(value)}`);
  return new MongoError(
    11000,
    `E11000 duplicate key error collection: ${namespace} index: ${index} dup key: { ${shown.join(', ')} }`,
    { keyPattern, keyValue },
  );
}

function show(value: unknown): string {
  if (value === undefined || value === null) return 'null';
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'object' && '_bsontype' in value && value._bsontype === 'ObjectId')
    return `ObjectId('${value}')`;
  if (typeof value === 'object' && 'value' in value) return String(value.value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
