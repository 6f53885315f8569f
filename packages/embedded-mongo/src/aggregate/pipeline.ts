import { isDocument } from '../bson/document.ts';
import { MongoError, notSupported } from '../errors.ts';
import type { QueryContext } from '../query/query-context.ts';
import { bucket, group, sortByCount } from './stages/grouping.ts';
import { facet, lookup, unionWith } from './stages/joining.ts';
import { count, limit, match, sample, skip, sort } from './stages/selecting.ts';
import { addFields, project, replaceRoot, replaceWith, unset, unwind } from './stages/shaping.ts';
import type { Run, Stage, StageScope } from './stages/stage.ts';

const STAGES: ReadonlyMap<string, Stage> = new Map([
  ['$match', match],
  ['$sort', sort],
  ['$skip', skip],
  ['$limit', limit],
  ['$count', count],
  ['$sample', sample],
  ['$project', project],
  ['$addFields', addFields],
  ['$set', addFields],
  ['$unset', unset],
  ['$replaceRoot', replaceRoot],
  ['$replaceWith', replaceWith],
  ['$unwind', unwind],
  ['$group', group],
  ['$sortByCount', sortByCount],
  ['$bucket', bucket],
  ['$lookup', lookup],
  ['$unionWith', unionWith],
  ['$facet', facet],
]);

/** MongoDB's stages that are not supported. */
const NOT_HERE = new Set([
  '$out',
  '$merge',
  '$changeStream',
  '$changeStreamSplitLargeEvent',
  '$bucketAuto',
  '$collStats',
  '$currentOp',
  '$densify',
  '$documents',
  '$fill',
  '$geoNear',
  '$graphLookup',
  '$indexStats',
  '$listLocalSessions',
  '$listSessions',
  '$planCacheStats',
  '$redact',
  '$search',
  '$searchMeta',
  '$setWindowFields',
  '$vectorSearch',
]);

/** Access to other collections for the stages of a pipeline. */
export type Sources = StageScope['find'];

/**
 * Compiles a pipeline.
 * @throws Location40324 for unknown stages, CommandNotSupported for unsupported ones
 */
export function compilePipeline(stages: unknown, context: QueryContext, find: Sources): Run {
  if (!Array.isArray(stages)) throw new MongoError(14, "'pipeline' option must be specified as an array");
  const scope: StageScope = {
    context,
    find,
    pipeline: (inner, variables) =>
      compilePipeline(inner, { ...context, variables: { ...context.variables, ...variables } }, find),
  };
  const runs = stages.map((stage: unknown) => compileStage(stage, scope));
  return (documents) => runs.reduce((input, run) => run(input), documents);
}

function compileStage(stage: unknown, scope: StageScope): Run {
  const [name, ...more] = isDocument(stage) ? Object.keys(stage) : [];
  if (!isDocument(stage) || name === undefined || more.length > 0) {
    throw new MongoError(40323, 'A pipeline stage specification object must contain exactly one field.');
  }
  const compile = STAGES.get(name);
  if (compile) return compile(stage[name], scope);
  throw NOT_HERE.has(name)
    ? notSupported(`the aggregation stage ${name}`)
    : new MongoError(40324, `Unrecognized pipeline stage name: '${name}'`);
}
