import { type Document, isDocument } from '../../bson/document.ts';
import { typeOf } from '../../bson/value-type.ts';
import { MongoError } from '../../errors.ts';
import { compileProjection } from '../../query/projection.ts';
import { compileExpression } from '../expression.ts';
import { placeValue } from '../place-value.ts';
import type { Run, Stage, StageScope } from './stage.ts';

/** `$project` */
export const project: Stage = (specification, { context }) => {
  if (!isDocument(specification) || Object.keys(specification).length === 0)
    throw new MongoError(51272, '$project specification must be a non-empty object');
  return mapping(compileProjection(specification, {}, context));
};

/** `$addFields`, also called `$set` */
export const addFields: Stage = (specification, scope) => {
  if (!isDocument(specification))
    throw new MongoError(
      40272,
      `$addFields specification stage must be an object, got ${typeOf(specification)}`,
    );
  const fields = flatten(specification, []).map(({ path, value }) => ({
    path,
    evaluate: compileExpression(value, scope.context),
  }));
  return mapping((document) => {
    const values = fields.map(({ path, evaluate }) => ({ path, value: evaluate(document) }));
    return values.reduce((result, { path, value }) => placeValue(result, path, value), document);
  });
};

/** `{ a: { b: 1 } }` and `{ 'a.b': 1 }` are the same path. */
function flatten(specification: Document, path: readonly string[]): { path: string[]; value: unknown }[] {
  return Object.entries(specification).flatMap(([key, value]) => {
    const full = [...path, ...key.split('.')];
    if (full.some((part) => part === '' || part.startsWith('$')))
      throw new MongoError(16410, `FieldPath '${full.join('.')}' is not valid`);
    const [first] = isDocument(value) ? Object.keys(value) : [];
    return isDocument(value) && first !== undefined && !first.startsWith('$')
      ? flatten(value, full)
      : [{ path: full, value }];
  });
}

/** `$unset` */
export const unset: Stage = (specification, { context }) => {
  const paths = [specification].flat();
  if (paths.length === 0 || !paths.every((path) => typeof path === 'string' && path !== '')) {
    throw new MongoError(31002, '$unset specification must be a string or an array of strings');
  }
  return mapping(
    compileProjection(Object.fromEntries(paths.map((path) => [String(path), false])), {}, context),
  );
};

/** `$replaceRoot: { newRoot }` */
export const replaceRoot: Stage = (specification, scope) => {
  if (!isDocument(specification) || !('newRoot' in specification))
    throw new MongoError(40231, 'no newRoot specified for the $replaceRoot stage');
  return replaceWith(specification.newRoot, scope);
};

/** `$replaceWith` */
export const replaceWith: Stage = (specification, { context }: StageScope) => {
  const evaluate = compileExpression(specification, context);
  return mapping((document) => {
    const root = evaluate(document);
    if (!isDocument(root))
      throw new MongoError(
        40228,
        `'newRoot' expression must evaluate to an object, but resulting value was of type ${typeOf(root)}`,
      );
    return root;
  });
};

/** `$unwind`: one document for each element of an array. */
export const unwind: Stage = (specification) => {
  const given = isDocument(specification) ? specification : { path: specification };
  const { path, includeArrayIndex: index, preserveNullAndEmptyArrays: preserve } = given;
  if (typeof path !== 'string' || !path.startsWith('$') || path.length < 2)
    throw new MongoError(28818, "path option to $unwind stage should be prefixed with a '$'");
  if (index !== undefined && (typeof index !== 'string' || index === '' || index.startsWith('$')))
    throw new MongoError(
      28810,
      'expected a non-empty string for the includeArrayIndex option to $unwind stage',
    );
  const parts = path.slice(1).split('.');
  return function* (documents) {
    for (const document of documents)
      yield* unwound(document, parts, typeof index === 'string' ? index : undefined, preserve === true);
  };
};

function* unwound(
  document: Document,
  parts: readonly string[],
  index: string | undefined,
  preserve: boolean,
): Generator<Document> {
  const value = parts.reduce<unknown>(
    (inner, part) => (isDocument(inner) && Object.hasOwn(inner, part) ? inner[part] : undefined),
    document,
  );
  const withIndex = (result: Document, at: unknown) =>
    index === undefined ? result : placeValue(result, index.split('.'), at);
  if (Array.isArray(value) && value.length > 0) {
    for (const [at, element] of value.entries()) yield withIndex(placeValue(document, parts, element), at);
  } else if (Array.isArray(value)) {
    if (preserve) yield withIndex(placeValue(document, parts, undefined), null);
  } else if (value !== null && value !== undefined) {
    yield withIndex(document, null);
  } else if (preserve) {
    yield withIndex(document, null);
  }
}

function mapping(change: (document: Document) => Document): Run {
  return function* (documents) {
    for (const document of documents) yield change(document);
  };
}
