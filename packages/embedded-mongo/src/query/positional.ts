import { type Document, isDocument, setField } from '../bson/document.ts';
import { badValue } from '../errors.ts';
import { type Filter, matches, parseFilter } from './filter.ts';
import { valuesAt } from './path-values.ts';
import type { QueryContext } from './query-context.ts';

/**
 * The index that `$` refers to: the first element of the array at `path` that meets the filter's condition on that
 * array.
 * @throws BadValue when the filter has no condition on the array, or no element meets it
 */
export function positionalElement(
  document: Document,
  filter: Document,
  path: string,
  context: QueryContext,
): number {
  const [array] = valuesAt(document, path.split('.')).filter(Array.isArray);
  for (const condition of conditionsOn(parseFilter(filter, context), path)) {
    const at = (array ?? []).findIndex((element: unknown) =>
      matches(condition, withOnly(document, path.split('.'), element)),
    );
    if (at >= 0) return at;
  }
  throw badValue('The positional operator did not find the match needed from the query.');
}

function conditionsOn(filter: Filter, path: string): Filter[] {
  if (filter.kind === 'field')
    return filter.path === path || filter.path.startsWith(`${path}.`) ? [filter] : [];
  if (filter.kind === 'all') return filter.filters.flatMap((part) => conditionsOn(part, path));
  if (filter.kind === 'any')
    return filter.filters.some((part) => conditionsOn(part, path).length > 0) ? [filter] : [];
  return [];
}

/** The document with this element as the array's only one. */
function withOnly(document: Document, path: readonly string[], element: unknown): Document {
  const [part = '', ...rest] = path;
  const copy: Document = { ...document };
  const inner = document[part];
  setField(
    copy,
    part,
    rest.length === 0 ? [element] : isDocument(inner) ? withOnly(inner, rest, element) : inner,
  );
  return copy;
}
