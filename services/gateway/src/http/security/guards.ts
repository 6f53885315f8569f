import { AppError } from '@selah/service-kit/errors/app-error';
import type { Handler } from '../request/gateway-request.ts';
import type { MatchRoute } from '../routing/match-route.ts';
import { targetProblem } from '../routing/request-target.ts';
import { mayChangeState } from './same-origin.ts';

/** Refuses addresses that a service might read differently, and protocol upgrades. */
export function rejectInvalidTargets(): Handler {
  return (req, _res, next) => {
    const problem = targetProblem(req.url);
    if (problem) throw new AppError(problem);
    if (req.headers.upgrade?.toLowerCase() === 'websocket') throw new AppError('invalid_input');
    next();
  };
}

/** Pages and their parts are only read. */
export function allowOnlyReads(): Handler {
  return (req, res, next) => {
    if (req.method === 'GET' || req.method === 'HEAD') return next();
    res.setHeader('Allow', 'GET, HEAD');
    throw new AppError('method_not_allowed');
  };
}

/** Finds the route of an API request. */
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

/** Refuses state changes from pages of other sites (Q2). */
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
 * Refuses requests without the needed kind of session before the body is sent on. The service decides about
 * the record (M-007, M-008).
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
