import { type Document, isDocument } from '../bson/document.ts';
import { nearestDouble } from '../bson/exact-number.ts';
import { isNumeric } from '../bson/value-type.ts';
import { MongoError, notSupported } from '../errors.ts';
import { type Filter, parseFilter } from '../query/filter.ts';
import { ID_INDEX, type IndexDefinition, type IndexField } from './index-definition.ts';

/** The index that every collection has. */
export const ID_INDEX_SPECIFICATION: Document = { v: 2, key: { _id: 1 }, name: ID_INDEX };

/** Options that do not change results: how the index is built, or an old format number. */
const HARMLESS = new Set(['v', 'background', 'ns']);
const KNOWN = new Set([
  'key',
  'name',
  'unique',
  'sparse',
  'partialFilterExpression',
  'expireAfterSeconds',
  ...HARMLESS,
]);

/**
 * Parses an index of `createIndexes`.
 * @throws CannotCreateIndex, InvalidIndexSpecificationOption, or CommandNotSupported for text, geo, hashed,
 * wildcard and collated indexes
 */
export function parseIndexSpecification(specification: Document): IndexDefinition {
  for (const [option, value] of Object.entries(specification)) refuseOption(option, value);
  const fields = parseKey(specification.key);
  const isId = fields.length === 1 && fields[0]?.path === '_id';
  const name = specification.name;
  if (typeof name !== 'string' || name === '')
    throw new MongoError(9, 'index names must be non-empty strings');
  const partial = specification.partialFilterExpression;
  if (partial !== undefined && !isDocument(partial))
    throw new MongoError(14, 'partialFilterExpression must be an object');
  if (partial) refusePartialFilter(parseFilter(partial));
  if (partial && specification.sparse === true)
    throw new MongoError(67, 'cannot mix "partialFilterExpression" and "sparse" options');
  return {
    name: isId ? ID_INDEX : name,
    fields,
    unique: isId || flag(specification, 'unique'),
    sparse: flag(specification, 'sparse'),
    partialFilter: partial,
    expireAfterSeconds: expiry(specification.expireAfterSeconds, fields, isId),
    specification: isId ? ID_INDEX_SPECIFICATION : specification,
  };
}

const PARTIAL_OPERATORS = new Set(['$eq', '$exists', '$gt', '$gte', '$lt', '$lte', '$type', '$in']);

/**
 * Partial filters are conjunctions of simple conditions, so that the planner can check which queries imply them.
 */
function refusePartialFilter(filter: Filter): void {
  if (filter.kind === 'all') {
    filter.filters.forEach(refusePartialFilter);
    return;
  }
  if (filter.kind === 'field' && PARTIAL_OPERATORS.has(filter.operator)) return;
  throw new MongoError(67, 'unsupported expression in partial index: only $and of simple conditions');
}

function refuseOption(option: string, value: unknown): void {
  if (KNOWN.has(option)) return;
  if (option === 'hidden' && value === false) return;
  if (option === 'collation' && isDocument(value) && value.locale === 'simple') return;
  if (NOT_HERE.has(option)) throw notSupported(`index option '${option}'`);
  throw new MongoError(197, `The field '${option}' is not valid for an index specification`);
}

const NOT_HERE = new Set([
  'collation',
  'hidden',
  'weights',
  'default_language',
  'language_override',
  'textIndexVersion',
  '2dsphereIndexVersion',
  'bits',
  'min',
  'max',
  'wildcardProjection',
  'storageEngine',
  'prepareUnique',
  'clustered',
]);

function parseKey(key: unknown): IndexField[] {
  if (!isDocument(key) || Object.keys(key).length === 0)
    throw new MongoError(67, 'Index keys cannot be empty.');
  return Object.entries(key).map(([path, direction]) => {
    if (path.includes('$**') || typeof direction === 'string')
      throw notSupported(`a '${String(direction)}' index on '${path}'`);
    const parts = path.split('.');
    if (parts.some((part) => part === '' || part.startsWith('$')))
      throw new MongoError(67, `Index key '${path}' is not a valid path`);
    const sign = isNumeric(direction) ? nearestDouble(direction) : 0;
    if (sign === 0 || Number.isNaN(sign))
      throw new MongoError(67, `Values in the index key pattern must be 1 or -1, not ${sign}`);
    return { path, parts, descending: sign < 0 };
  });
}

function flag(specification: Document, option: string): boolean {
  const value = specification[option];
  return value === true || (isNumeric(value) && nearestDouble(value) !== 0);
}

function expiry(value: unknown, fields: readonly IndexField[], isId: boolean): number | undefined {
  if (value === undefined) return undefined;
  if (fields.length !== 1 || isId)
    throw new MongoError(
      67,
      'TTL indexes are single-field indexes, compound indexes and _id do not support TTL',
    );
  const seconds = isNumeric(value) ? nearestDouble(value) : Number.NaN;
  if (!(seconds >= 0 && seconds <= 2147483647))
    throw new MongoError(67, 'expireAfterSeconds must be between 0 and 2147483647');
  return seconds;
}
