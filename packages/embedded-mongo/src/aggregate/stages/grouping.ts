import { Int32 } from 'bson';
import { compareValues } from '../../bson/compare.ts';
import { type Document, isDocument, setField } from '../../bson/document.ts';
import { ValueMap } from '../../bson/value-map.ts';
import { MongoError } from '../../errors.ts';
import type { Accumulator } from '../accumulators/accumulator.ts';
import { ACCUMULATORS } from '../accumulators/accumulators.ts';
import { compileExpression, evaluateConstant } from '../expression.ts';
import { sort } from './selecting.ts';
import type { Run, Stage, StageScope } from './stage.ts';

type Field = { name: string; create: () => Accumulator; evaluate: (document: Document) => unknown };

/** `$group`: one document per distinct `_id`; 1 and 1.0 are equal, missing is null. */
export const group: Stage = (specification, scope) => {
  if (!isDocument(specification))
    throw new MongoError(15947, "a group's fields must be specified in an object");
  if (!('_id' in specification)) throw new MongoError(15955, 'a group specification must include an _id');
  const { _id, ...others } = specification;
  return groupByValue(compileExpression(_id, scope.context), others, scope);
};

function groupByValue(id: (document: Document) => unknown, output: Document, scope: StageScope): Run {
  const fields = Object.entries(output).map(([name, value]) => compileField(name, value, scope));
  return function* (documents) {
    const groups = new ValueMap<Group>(scope.context.text);
    for (const document of documents) {
      const value = id(document) ?? null;
      const entry = groups.getOrCreate(value, () => newGroup(value, fields));
      for (const { evaluate, accumulator } of entry.fields) accumulator.add(evaluate(document));
    }
    for (const entry of groups.values()) yield resultOf(entry);
  };
}

type Group = { id: unknown; fields: readonly (Field & { accumulator: Accumulator })[] };

function newGroup(id: unknown, fields: readonly Field[]): Group {
  return { id, fields: fields.map((field) => ({ ...field, accumulator: field.create() })) };
}

function resultOf({ id, fields }: Group): Document {
  const result: Document = { _id: id };
  for (const { name, accumulator } of fields) setField(result, name, accumulator.result() ?? null);
  return result;
}

function compileField(name: string, value: unknown, { context }: StageScope): Field {
  if (name.includes('.')) throw new MongoError(40235, `The field name '${name}' cannot contain '.'`);
  const [operator, ...more] = isDocument(value) ? Object.keys(value) : [];
  if (!isDocument(value) || operator === undefined)
    throw new MongoError(40234, `The field '${name}' must be an accumulator object`);
  if (more.length > 0) throw new MongoError(40238, `The field '${name}' must specify one accumulator`);
  if (operator === '$count')
    return {
      name,
      create: () => ACCUMULATORS.get('$sum')?.(context) ?? never(operator),
      evaluate: () => new Int32(1),
    };
  const create = ACCUMULATORS.get(operator);
  if (!create) return never(operator);
  return { name, create: () => create(context), evaluate: compileExpression(value[operator], context) };
}

function never(operator: string): never {
  throw new MongoError(15952, `unknown group operator '${operator}'`);
}

/** `$sortByCount`: the groups of an expression, most frequent first. */
export const sortByCount: Stage = (specification, scope) => {
  const grouped = group({ _id: specification, count: { $sum: new Int32(1) } }, scope);
  const sorted = sort({ count: -1 }, scope);
  return (documents) => sorted(grouped(documents));
};

/** `$bucket`: groups by half-open intervals. */
export const bucket: Stage = (specification, scope) => {
  const {
    groupBy,
    boundaries: limits,
    default: fallback,
    output = { count: { $sum: new Int32(1) } },
  } = isDocument(specification) ? specification : {};
  if (!Array.isArray(limits) || limits.length < 2)
    throw new MongoError(40192, "The $bucket 'boundaries' field must be an array of at least 2 values");
  const boundaries = limits.map((limit) => constant('boundaries', 40191, limit, scope));
  const other = fallback === undefined ? undefined : constant('default', 40195, fallback, scope);
  const ascending = boundaries.every((value, i) => i === 0 || compareValues(boundaries[i - 1], value) < 0);
  if (!ascending)
    throw new MongoError(40194, "The 'boundaries' option to $bucket must be sorted in ascending order");
  if (!isDocument(output)) throw new MongoError(40196, "The $bucket 'output' field must be an object");
  const evaluate = compileExpression(groupBy, scope.context);
  const grouped = groupByValue((document) => bucketOf(evaluate(document), boundaries, other), output, scope);
  const sorted = sort({ _id: 1 }, scope);
  return (documents) => sorted(grouped(documents));
};

function constant(field: string, code: 40191 | 40195, value: unknown, { context }: StageScope): unknown {
  return evaluateConstant(
    value,
    context,
    () => new MongoError(code, `The $bucket '${field}' field must hold constant values`),
  );
}

function bucketOf(value: unknown, boundaries: readonly unknown[], other: unknown): unknown {
  const at = boundaries.findLastIndex((low) => compareValues(value, low) >= 0);
  if (at >= 0 && at < boundaries.length - 1) return boundaries[at];
  if (other !== undefined) return other;
  throw new MongoError(
    40066,
    '$bucket could not find a matching branch for an input, and no default was specified.',
  );
}
