import { isDocument } from './document.ts';

/** The aliases of `$type`, and `missing` for an absent field. */
export type ValueType =
  | 'missing'
  | 'minKey'
  | 'null'
  | 'int'
  | 'long'
  | 'double'
  | 'decimal'
  | 'symbol'
  | 'string'
  | 'object'
  | 'array'
  | 'binData'
  | 'objectId'
  | 'bool'
  | 'date'
  | 'timestamp'
  | 'regex'
  | 'dbPointer'
  | 'javascript'
  | 'javascriptWithScope'
  | 'maxKey';

const CLASS_TYPES: Readonly<Record<string, ValueType>> = {
  Int32: 'int',
  Long: 'long',
  Double: 'double',
  Decimal128: 'decimal',
  BSONSymbol: 'symbol',
  Binary: 'binData',
  ObjectId: 'objectId',
  Timestamp: 'timestamp',
  BSONRegExp: 'regex',
  MinKey: 'minKey',
  MaxKey: 'maxKey',
  DBRef: 'object',
};

/** The BSON type of a decoded or computed value. JavaScript numbers have the type that they would be encoded as. */
export function typeOf(value: unknown): ValueType {
  switch (typeof value) {
    case 'undefined':
      return 'missing';
    case 'string':
      return 'string';
    case 'boolean':
      return 'bool';
    case 'bigint':
      return 'long';
    case 'number':
      return (value | 0) === value && !Object.is(value, -0) ? 'int' : 'double';
    default:
      return typeOfObject(value);
  }
}

function typeOfObject(value: unknown): ValueType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Date) return 'date';
  if (value instanceof RegExp) return 'regex';
  if (value instanceof Uint8Array) return 'binData';
  if (isDocument(value)) return 'object';
  const name = bsonClass(value);
  if (name === 'Code') return hasScope(value) ? 'javascriptWithScope' : 'javascript';
  return CLASS_TYPES[name] ?? 'object';
}

/** The class tag that every BSON value object carries, or an empty string. */
export function bsonClass(value: unknown): string {
  if (typeof value !== 'object' || value === null || !('_bsontype' in value)) return '';
  return typeof value._bsontype === 'string' ? value._bsontype : '';
}

function hasScope(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'scope' in value && value.scope != null;
}

/**
 * The rank of a type in MongoDB's order of all values (MinKey first, MaxKey last). Types with the same rank are
 * compared by value: the four numbers, and strings with symbols. Ranks fit into one byte, the first of an index
 * key.
 */
export function rankOf(type: ValueType): number {
  return RANKS[type];
}

const RANKS: Readonly<Record<ValueType, number>> = {
  minKey: 1,
  missing: 2,
  null: 5,
  int: 10,
  long: 10,
  double: 10,
  decimal: 10,
  symbol: 15,
  string: 15,
  object: 20,
  array: 25,
  binData: 30,
  objectId: 35,
  bool: 40,
  date: 45,
  timestamp: 47,
  regex: 50,
  dbPointer: 55,
  javascript: 60,
  javascriptWithScope: 65,
  maxKey: 127,
};

/** Type numbers that `$type` accepts. */
export const TYPE_CODES: ReadonlyMap<number, ValueType> = new Map([
  [1, 'double'],
  [2, 'string'],
  [3, 'object'],
  [4, 'array'],
  [5, 'binData'],
  [7, 'objectId'],
  [8, 'bool'],
  [9, 'date'],
  [10, 'null'],
  [11, 'regex'],
  [12, 'dbPointer'],
  [13, 'javascript'],
  [14, 'symbol'],
  [15, 'javascriptWithScope'],
  [16, 'int'],
  [17, 'timestamp'],
  [18, 'long'],
  [19, 'decimal'],
  [-1, 'minKey'],
  [127, 'maxKey'],
]);

/** Whether a value is one of the four number types. */
export function isNumeric(value: unknown): boolean {
  return rankOf(typeOf(value)) === RANKS.int;
}
