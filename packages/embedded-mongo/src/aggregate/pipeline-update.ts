import { type Document, isDocument } from '../bson/document.ts';
import { MongoError } from '../errors.ts';
import type { QueryContext } from '../query/query-context.ts';
import { compilePipeline } from './pipeline.ts';

const ALLOWED = new Set(['$set', '$addFields', '$unset', '$project', '$replaceRoot', '$replaceWith']);

/** An update given as a pipeline: only stages that map one document to one document. */
export function compilePipelineUpdate(
  stages: readonly unknown[],
  context: QueryContext,
): (document: Document) => Document {
  for (const stage of stages) {
    const [name = ''] = isDocument(stage) ? Object.keys(stage) : [];
    if (!ALLOWED.has(name)) throw new MongoError(72, `${name} is not allowed to be used within an update`);
  }
  const run = compilePipeline(stages, context, () => []);
  return (document) => {
    const [result = {}] = run([document]);
    return result;
  };
}
