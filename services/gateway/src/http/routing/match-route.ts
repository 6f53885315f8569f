import type { Route } from './route-table.ts';

/** A path that is not ours is `undefined`; one that is, but not with this method, says which methods it has. */
export type RouteMatch = { readonly route: Route } | { readonly allow: readonly string[] };

export type MatchRoute = (method: string, path: string) => RouteMatch | undefined;

interface PathEntry {
  readonly pattern: RegExp;
  readonly methods: Map<string, Route>;
}

/**
 * Finds the route of a path as it stands on the wire: case and slashes count, a parameter is one segment and stays
 * encoded. The first path of the table that fits owns the request, so `/all` is never an id (M-213). HEAD is answered
 * wherever GET is.
 */
export function createRouteMatcher(routes: readonly Route[]): MatchRoute {
  const entries = groupByPath(routes);
  const find = (path: string) => entries.find(({ pattern }) => pattern.test(path));
  /** Most requests are for paths without parameters: their entries are found once. */
  const known = new Map(routes.map(({ path }) => [path, find(path)]));
  return (method, path) => {
    const entry = known.get(path) ?? find(path);
    if (!entry) return undefined;
    const route = entry.methods.get(method) ?? (method === 'HEAD' ? entry.methods.get('GET') : undefined);
    if (route) return { route };
    const allow = [...entry.methods.keys()];
    return { allow: (allow.includes('GET') ? [...allow, 'HEAD'] : allow).sort() };
  };
}

function groupByPath(routes: readonly Route[]): PathEntry[] {
  const byPath = new Map<string, PathEntry>();
  for (const route of routes) {
    const entry = byPath.get(route.path) ?? { pattern: patternOf(route.path), methods: new Map() };
    entry.methods.set(route.method, route);
    byPath.set(route.path, entry);
  }
  return [...byPath.values()];
}

/** `/api/videos/{id}` → one or more characters that are not a slash where the parameter stands. */
function patternOf(path: string): RegExp {
  const literal = path
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll('.', '\\.'))
    .join('[^/]+');
  return new RegExp(`^${literal}$`);
}
