import { requestObservations } from '@selah/service-kit/telemetry/observations';
import type { ExchangeResponse, Handler } from './exchange.ts';

/** What answers a request that no route of the API does. */
const HEALTH_PATH = /^\/(?:health|ready|status)z$/;

/** Reports each request that got an answer, until its answer begins. Health checks are left out. */
export function observeRequests(): Handler {
  return (req, res, next) => {
    if (!requestObservations.isObserved || HEALTH_PATH.test(res.locals.path)) return next();
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
function routeOf({ locals }: ExchangeResponse): string {
  // Unset for pages and their files, and for paths that no route has.
  const route = locals.route as ExchangeResponse['locals']['route'] | undefined;
  if (route) return route.path;
  return locals.path.startsWith('/api/') ? 'none' : 'page';
}
