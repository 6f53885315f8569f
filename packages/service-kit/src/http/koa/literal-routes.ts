import type Router from '@koa/router';
import type Koa from 'koa';
import type { ServiceState } from './service-context.ts';

type Handle = ReturnType<Router<ServiceState>['routes']>;
type Layer = Router<ServiceState>['stack'][number];

/**
 * Finds paths that are routes without parameters in a map. The router itself compares each request with every route, which costs more
 * than most answers that are often asked for. Routes with a parameter that match such a path too have their turn as in the router:
 * after it, if it passes the request on. All other paths are left to the router.
 */
export function literalRoutes(router: Router<ServiceState>): Koa.Middleware<ServiceState> {
  const known = new Map<string, Handle>();
  for (const { path, methods } of router.stack) {
    if (typeof path !== 'string') continue;
    for (const method of methods) {
      const layers: readonly Layer[] = router.match(path, method).pathAndMethod;
      // Otherwise the path has a parameter, or one with a parameter is asked first.
      if (layers[0]?.path !== path || layers[0].paramNames.length > 0) continue;
      known.set(`${method} ${path}`, inOrder(layers.flatMap((layer) => handlersOf(layer, path))));
    }
  }
  return (ctx, next) => {
    const handle = known.get(`${ctx.method} ${ctx.path}`);
    return handle ? handle(ctx as Parameters<Handle>[0], next) : next();
  };
}

/** The layer's handlers, after what the router adds for them: parameters, and the template of the route for metrics. */
function handlersOf(layer: Layer, path: string): readonly Handle[] {
  const params = layer.params(path, layer.captures(path));
  const enter: Handle = (ctx, next) => {
    ctx.params = { ...params };
    ctx._matchedRoute = layer.path;
    return next();
  };
  return [enter, ...(layer.stack as Handle[])];
}

function inOrder(handlers: readonly Handle[]): Handle {
  const [first, ...rest] = handlers;
  if (!first) return (_ctx, next) => next();
  if (rest.length === 0) return first;
  const others = inOrder(rest);
  return (ctx, next) => first(ctx, async () => others(ctx, next));
}
