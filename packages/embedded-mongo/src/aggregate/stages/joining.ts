import { type Document, isDocument } from '../../bson/document.ts';
import { typeOf } from '../../bson/value-type.ts';
import { failedToParse, MongoError } from '../../errors.ts';
import { valuesAt } from '../../query/path-values.ts';
import { compileExpression } from '../expression.ts';
import { placeValue } from '../place-value.ts';
import type { Stage, StageScope } from './stage.ts';

const LOOKUP_FIELDS = ['from', 'localField', 'foreignField', 'as', 'let', 'pipeline'];

/** `$lookup`: joins the documents of another collection by equality, by a pipeline, or by both. */
export const lookup: Stage = (specification, scope) => {
  if (!isDocument(specification)) throw failedToParse('the $lookup specification must be an object');
  for (const field of Object.keys(specification)) {
    if (!LOOKUP_FIELDS.includes(field)) throw failedToParse(`unknown argument to $lookup: ${field}`);
  }
  const { from, as, pipeline } = specification;
  if (typeof from !== 'string' || typeof as !== 'string' || as === '')
    throw failedToParse('$lookup argument needs strings "from" and "as"');
  const filterFor = joinFilter(specification);
  const run = pipeline === undefined ? undefined : innerPipeline(specification, scope);
  return function* (documents) {
    for (const document of documents) {
      const found = scope.find(from, filterFor(document), scope.context);
      yield placeValue(document, as.split('.'), [...(run ? run(document, found) : found)]);
    }
  };
};

/**
 * The foreign documents with the local value, or with one element of it if it is an array; missing joins with null.
 */
function joinFilter({ localField, foreignField, pipeline }: Document): (document: Document) => Document {
  if (localField === undefined && foreignField === undefined && pipeline !== undefined) return () => ({});
  if (typeof localField !== 'string' || typeof foreignField !== 'string') {
    throw failedToParse(
      '$lookup requires both or neither of "localField" and "foreignField" to be specified',
    );
  }
  const parts = localField.split('.');
  return (document) => {
    const values = valuesAt(document, parts).flatMap((value) =>
      Array.isArray(value) ? value : [value ?? null],
    );
    const wanted = values
      .map((value) => (typeOf(value) === 'regex' ? { [foreignField]: { $eq: value } } : undefined))
      .filter(isDocument);
    const plain = { [foreignField]: { $in: values.filter((value) => typeOf(value) !== 'regex') } };
    return wanted.length === 0 ? plain : { $or: [plain, ...wanted] };
  };
}

/** An inner pipeline with the variables of `let`; without variables it is compiled once. */
function innerPipeline({ let: variables = {}, pipeline }: Document, scope: StageScope) {
  if (!isDocument(variables)) throw failedToParse('$lookup argument "let" must be an object');
  const bindings = Object.entries(variables).map(([name, value]) => ({
    name,
    evaluate: compileExpression(value, scope.context),
  }));
  const fixed = scope.pipeline(pipeline, Object.fromEntries(bindings.map(({ name }) => [name, null])));
  return (document: Document, found: Iterable<Document>) => {
    if (bindings.length === 0) return fixed(found);
    const bound = Object.fromEntries(bindings.map(({ name, evaluate }) => [name, evaluate(document)]));
    return scope.pipeline(pipeline, bound)(found);
  };
}

/** `$unionWith`: appends the documents of another collection. */
export const unionWith: Stage = (specification, scope) => {
  const { coll, pipeline = [] } = isDocument(specification) ? specification : { coll: specification };
  if (typeof coll !== 'string') throw failedToParse('$unionWith needs the name of a collection');
  const run = scope.pipeline(pipeline);
  return function* (documents) {
    yield* documents;
    yield* run(scope.find(coll, {}, scope.context));
  };
};

/** `$facet`: several pipelines over the same documents. */
export const facet: Stage = (specification, scope) => {
  if (!isDocument(specification) || Object.keys(specification).length === 0)
    throw new MongoError(40169, 'the $facet specification must be a non-empty object');
  const facets = Object.entries(specification).map(([name, stages]) => ({
    name,
    run: scope.pipeline(stages),
  }));
  return function* (documents) {
    const all = [...documents];
    yield Object.fromEntries(facets.map(({ name, run }) => [name, [...run(all)]]));
  };
};
