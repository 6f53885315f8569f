import { AppError } from '@selah/service-kit/errors/app-error';
import type { Handler } from '../exchange/exchange.ts';
import type { MatchRoute } from '../routing/match-route.ts';
import { targetProblem } from '../routing/request-target.ts';
import { mayChangeState } from './same-origin.ts';

/** Refuses addresses that a service might read differently, and connections that want to become something else. */
export function rejectInvalidTargets(): Handler {
  return (req, _res, next) => {
    const problem = targetProblem(req.url);
    if (problem) throw new AppError(problem);
    if (req.headers.upgrade?.toLowerCase() === 'websocket') throw new AppError('invalid_input');
    next();
  };
}

/** Lets requests for the API pass, each with its route. */
export function findRoute(match: MatchRoute): Handler {
  return (req, res, next) => {
    const found = match(req.method, res.locals.path);
    if (!found) throw new AppError('not_found');
    if ('allow' in found) {
      res.setHeader('Allow', found.allow.join(', '));
      throw new AppError('method_not_allowed');
    }
    res.locals.route = found.route;
    next();
  };
}

/** Nothing changes on behalf of another site's page (Q2). */
export function requireSameOrigin(publicOrigin: string): Handler {
  return (req, _res, next) => {
    const facts = {
      method: req.method,
      host: req.headers.host,
      origin: req.headers.origin,
      secFetchSite: req.get('Sec-Fetch-Site'),
    };
    if (!mayChangeState(facts, publicOrigin)) throw new AppError('cross_origin');
    next();
  };
}

/**
 * Turns away who cannot possibly be allowed, before the body travels any further. Whether a session may do this very
 * thing is decided by the service, which checks again (M-007, M-008).
 */
export function requireAccess(): Handler {
  return (_req, res, next) => {
    const { route, identity } = res.locals;
    const isMissing =
      (route.access === 'admin' && !identity.admin) ||
      (route.access === 'own-site-user' && !identity.siteUser);
    if (isMissing) throw new AppError('unauthenticated');
    next();
  };
}
