import { type Document, isArrayIndex, isDocument } from '../bson/document.ts';
import { failedToParse, MongoError } from '../errors.ts';
import { positionalElement } from '../query/positional.ts';
import type { QueryContext } from '../query/query-context.ts';
import { type Change, REMOVE } from './change.ts';
import { MODIFIERS } from './modifiers.ts';
import { type ArrayFilters, checkPath, expandPath } from './update-paths.ts';
import { readPath, removePath, writePath } from './value-at-path.ts';

type Step = {
  path: string;
  parts: readonly string[];
  operator: string;
  change: Change;
  from?: readonly string[];
};

/** A compiled update by operators. */
export type OperatorUpdate = {
  /** Changes `document` in place. With `inserting` (an upsert) `$setOnInsert` is applied. */
  apply(document: Document, filter: Document, inserting: boolean): void;
  /** Unused array filters are refused. */
  usedFilters: ReadonlySet<string>;
};

/**
 * Parses `{ $set: …, $inc: … }`. Operators are applied in the order of their paths, which is the order of new
 * fields.
 * @throws FailedToParse for unknown operators, ConflictingUpdateOperators for two on one path
 */
export function compileOperatorUpdate(
  update: Document,
  filters: ArrayFilters,
  context: QueryContext,
): OperatorUpdate {
  const steps = Object.entries(update).flatMap(([operator, operand]) =>
    stepsOf(operator, operand, filters, context),
  );
  refuseConflicts(steps);
  steps.sort((a, b) => comparePaths(a.parts, b.parts));
  return {
    usedFilters: new Set(
      steps.flatMap(({ parts }) => parts.flatMap((part) => /^\$\[(.+)\]$/.exec(part)?.[1] ?? [])),
    ),
    apply: (document, filter, inserting) => {
      const positional = (path: string) => positionalElement(document, filter, path, context);
      const targets = steps
        .filter(({ operator }) => inserting || operator !== '$setOnInsert')
        .flatMap((step) =>
          expandPath(document, step.parts, { filters, positional }).map((parts) => ({ step, parts })),
        );
      for (const { step, parts } of targets) applyStep(document, step, parts);
    },
  };
}

function stepsOf(operator: string, operand: unknown, filters: ArrayFilters, context: QueryContext): Step[] {
  const modifier = MODIFIERS[operator];
  if (!modifier && operator !== '$rename') {
    throw failedToParse(
      `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
    );
  }
  if (!isDocument(operand)) {
    throw failedToParse(
      `Modifiers operate on fields but we found another type instead. For example: {$mod: {<field>: ...}} not {${operator}: ${JSON.stringify(operand)}}`,
    );
  }
  return Object.entries(operand).map(([path, value]) => {
    const parts = checkPath(path, filters);
    if (!modifier) return renameStep(path, parts, value, filters);
    return { path, parts, operator, change: modifier(value, context) };
  });
}

function renameStep(path: string, from: readonly string[], to: unknown, filters: ArrayFilters): Step {
  if (typeof to !== 'string') throw new MongoError(2, `The 'to' field for $rename must be a string: ${path}`);
  if (to === path)
    throw new MongoError(2, `The source and target field for $rename must differ: ${path}: "${to}"`);
  const parts = checkPath(to, filters);
  if ([...from, ...parts].some((part) => part.startsWith('$')))
    throw new MongoError(2, `The source and target of $rename may not be dynamic: ${path}`);
  return { path: to, parts, operator: '$rename', change: (current) => current, from };
}

function refuseConflicts(steps: readonly Step[]): void {
  const paths = steps.flatMap(({ parts, from }) => (from ? [parts, from] : [parts]));
  const sorted = paths.map((parts) => parts.join('.')).sort();
  const seen = new Set<string>();
  for (const path of sorted) {
    const prefixes = path.split('.').map((_, i, parts) => parts.slice(0, i + 1).join('.'));
    const clash = prefixes.find((prefix) => seen.has(prefix));
    if (clash !== undefined)
      throw new MongoError(40, `Updating the path '${path}' would create a conflict at '${clash}'`);
    seen.add(path);
  }
}

function comparePaths(left: readonly string[], right: readonly string[]): number {
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const [a = '', b = ''] = [left[i], right[i]];
    if (a === b) continue;
    if (isArrayIndex(a) && isArrayIndex(b)) return Number(a) - Number(b);
    return a < b ? -1 : 1;
  }
  return left.length - right.length;
}

function applyStep(document: Document, step: Step, parts: readonly string[]): void {
  if (step.from) {
    rename(document, step.from, parts);
    return;
  }
  const before = readPath(document, parts);
  const after = step.change(before, step.path);
  if (after === REMOVE) removePath(document, parts);
  else if (after !== undefined) writePath(document, parts, after);
}

function rename(document: Document, from: readonly string[], to: readonly string[]): void {
  refuseArrayOn(document, from, 'source');
  refuseArrayOn(document, to, 'destination');
  const value = readPath(document, from);
  if (value === undefined) return;
  removePath(document, from);
  writePath(document, to, value);
}

function refuseArrayOn(document: Document, parts: readonly string[], role: string): void {
  for (let i = 1; i < parts.length; i++) {
    if (Array.isArray(readPath(document, parts.slice(0, i)))) {
      throw new MongoError(
        2,
        `The ${role} field of $rename cannot be an array element: '${parts.join('.')}'`,
      );
    }
  }
}
