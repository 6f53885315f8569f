import type { Route } from './route-table.ts';

/** `undefined` for an unknown path; the allowed methods for a known path with another method. */
export type RouteMatch = { readonly route: Route } | { readonly allow: readonly string[] };

export type MatchRoute = (method: string, path: string) => RouteMatch | undefined;

interface PathEntry {
  readonly pattern: RegExp;
  readonly methods: Map<string, Route>;
}

/**
 * Finds the route of an undecoded path: case and slashes count, a parameter is one segment and stays encoded.
 * The first matching path of the table is used, so that `/all` is not an id (M-213). HEAD is allowed wherever
 * GET is.
 */
export function createRouteMatcher(routes: readonly Route[]): MatchRoute {
  const entries = groupByPath(routes);
  const find = (path: string) => entries.find(({ pattern }) => pattern.test(path));
  /** Most requests are for paths without parameters; their entries are cached. */
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

/** `/api/videos/{id}` → a pattern with one or more characters other than a slash for the parameter. */
function patternOf(path: string): RegExp {
  const literal = path
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll('.', '\\.'))
    .join('[^/]+');
  return new RegExp(`^${literal}$`);
}
