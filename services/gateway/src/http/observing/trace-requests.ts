import { runFor } from '@selah/service-kit/request-context';
import { beginSpan } from '@selah/service-kit/telemetry/spans';
import type { Handler } from '../request/gateway-request.ts';
import { routeOf } from './observe-requests.ts';

/**
 * Begins the trace of each call of the API, and lets all that follows work for this request. A trace that a
 * client names is ignored: it could make us export every request. Pages and files are left out, as no other
 * part takes part in them.
 */
export function traceRequests(): Handler {
  return (req, res, next) => {
    const { requestId, path } = res.locals;
    const span = path.startsWith('/api/')
      ? beginSpan({
          kind: 'server',
          name: req.method,
          service: 'gateway',
          parent: undefined,
          attributes: { 'http.request.method': req.method, 'selah.request_id': requestId },
        })
      : undefined;
    if (span) {
      res.locals.traceparent = span.traceparent;
      res.once('close', () => {
        const route = routeOf(res);
        span.end({
          name: `${req.method} ${route}`,
          attributes: { 'http.route': route, 'http.response.status_code': res.statusCode },
          hasFailed: res.statusCode >= 500,
        });
      });
    }
    runFor({ requestId, traceparent: span?.traceparent }, next);
  };
}
