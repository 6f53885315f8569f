import type Router from '@koa/router';
import type Koa from 'koa';
import type { ServiceState } from './service-context.ts';

type Handle = ReturnType<Router<ServiceState>['routes']>;

/**
 * Answers the router's routes without parameters by looking them up. The router itself compares each request with every
 * route, which costs more than most of the answers that are asked for often. Where a route with a parameter fits the path as well,
 * and for every other path, it is the router's turn.
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
    // What a handler gets of the router is its parameters, and here are none.
    return handle ? handle(Object.assign(ctx, { params: {} }) as Parameters<Handle>[0], next) : next();
  };
}

function inOrder(handlers: readonly Handle[]): Handle {
  const [first, ...rest] = handlers;
  if (!first) return (_ctx, next) => next();
  if (rest.length === 0) return first;
  const others = inOrder(rest);
  return (ctx, next) => first(ctx, async () => others(ctx, next));
}
