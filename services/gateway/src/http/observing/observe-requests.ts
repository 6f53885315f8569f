import { isHealthPath } from '@selah/service-kit/http/is-health-path';
import { requestObservations } from '@selah/service-kit/telemetry/observations';
import type { GatewayResponse, Handler } from '../request/gateway-request.ts';

/** Reports each request that got an answer, until its answer begins. Health checks are left out. */
export function observeRequests(): Handler {
  return (req, res, next) => {
    if (!requestObservations.isObserved || isHealthPath(res.locals.path)) return next();
    const startedAt = performance.now();
    const { writeHead } = res;
    let seconds: number | undefined;
    res.writeHead = function measured(this: typeof res, ...head: unknown[]) {
      seconds ??= (performance.now() - startedAt) / 1000;
      return Reflect.apply(writeHead, this, head);
    } as typeof writeHead;
    res.once('close', () => {
      if (seconds === undefined) return;
      const { method } = req;
      requestObservations.publish({
        service: 'gateway',
        method,
        route: routeOf(res),
        status: res.statusCode,
        seconds,
      });
    });
    next();
  };
}

/** The template of the route; a path may contain ids, and an unknown one anything. */
export function routeOf({ locals }: GatewayResponse): string {
  // Unset for pages and their files, and for paths that no route has.
  const route = locals.route as GatewayResponse['locals']['route'] | undefined;
  if (route) return route.path;
  return locals.path.startsWith('/api/') ? 'none' : 'page';
}
