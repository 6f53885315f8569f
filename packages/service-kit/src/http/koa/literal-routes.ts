import type Router from '@koa/router';
import type Koa from 'koa';
import type { ServiceState } from './service-context.ts';

type Handle = ReturnType<Router<ServiceState>['routes']>;

/**
 * Finds routes without parameters in a map. The router itself compares each request with every route, which costs more than
 * most answers that are often asked for. Paths that a route with a parameter matches too, and all others, are left to the router.
 */
export function literalRoutes(router: Router<ServiceState>): Koa.Middleware<ServiceState> {
  const known = new Map<string, Handle>();
  for (const { path, methods } of router.stack) {
    if (typeof path !== 'string') continue;
    for (const method of methods) {
      const { pathAndMethod: layers } = router.match(path, method);
      if (layers.every((layer) => layer.path === path && layer.paramNames.length === 0)) {
        known.set(`${method} ${path}`, inOrder(layers.flatMap((layer) => layer.stack as Handle[])));
      }
    }
  }
  return (ctx, next) => {
    const handle = known.get(`${ctx.method} ${ctx.path}`);
    if (!handle) return next();
    // What the router adds: its parameters, of which there are none, and the template of the route for metrics.
    const added = { params: {}, _matchedRoute: ctx.path };
    return handle(Object.assign(ctx, added) as Parameters<Handle>[0], next);
  };
}

function inOrder(handlers: readonly Handle[]): Handle {
  const [first, ...rest] = handlers;
  if (!first) return (_ctx, next) => next();
  if (rest.length === 0) return first;
  const others = inOrder(rest);
  return (ctx, next) => first(ctx, async () => others(ctx, next));
}
