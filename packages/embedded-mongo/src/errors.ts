import type { Document } from './bson/document.ts';

/** The codes and names of MongoDB's public error table that are used here. */
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
  241: 'ConversionFailure',
  251: 'NoSuchTransaction',
  263: 'OperationNotSupportedInTransaction',
  10334: 'BSONObjectTooLarge',
  11000: 'DuplicateKey',
  14031: 'OutOfDiskSpace',
  17280: 'KeyTooLong',
  15983: 'Location15983',
  16020: 'Location16020',
  16612: 'Location16612',
  16875: 'Location16875',
  16878: 'Location16878',
  16879: 'Location16879',
  17124: 'Location17124',
  17276: 'Location17276',
  28664: 'Location28664',
  28691: 'Location28691',
  40066: 'Location40066',
  40081: 'Location40081',
  15947: 'Location15947',
  15952: 'Location15952',
  15955: 'Location15955',
  15957: 'Location15957',
  15959: 'Location15959',
  15976: 'Location15976',
  16410: 'Location16410',
  28810: 'Location28810',
  28818: 'Location28818',
  31002: 'Location31002',
  40156: 'Location40156',
  40169: 'Location40169',
  40191: 'Location40191',
  40192: 'Location40192',
  40194: 'Location40194',
  40195: 'Location40195',
  40196: 'Location40196',
  40228: 'Location40228',
  40231: 'Location40231',
  40234: 'Location40234',
  40235: 'Location40235',
  40238: 'Location40238',
  40272: 'Location40272',
  40323: 'Location40323',
  51272: 'Location51272',
  40324: 'Location40324',
  40386: 'Location40386',
  40390: 'Location40390',
  40392: 'Location40392',
  40400: 'Location40400',
  4890500: 'Location4890500',
  40415: 'IDLUnknownField',
  40414: 'IDLFailedToParse',
} as const;

export type ErrorCode = keyof typeof NAMES;

/** An error for the client, worded as in MongoDB: `{ ok: 0, errmsg, code, codeName }`. */
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

/** A value of the right shape that is not allowed. */
export function badValue(message: string): MongoError {
  return new MongoError(2, message);
}

/** A value of the wrong shape. */
export function failedToParse(message: string): MongoError {
  return new MongoError(9, message);
}

/** A MongoDB feature that is not supported; refused, so that no wrong result is returned. */
export function notSupported(what: string): MongoError {
  return new MongoError(115, `${what} is not supported by this server`);
}

/** A unique index has this key already (E11000 in drivers). */
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
