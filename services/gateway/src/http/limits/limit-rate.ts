import { AppError } from '@selah/service-kit/errors/app-error';
import type { Identity } from '@selah/service-kit/identity/identity';
import { addressGroup } from '@selah/service-kit/limits/address-group';
import type { LimitClass } from '@selah/shared/contracts/endpoint';
import type { Handler } from '../request/gateway-request.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** Counts by address before the session is known, so that guessed sessions count too. */
export function limitByAddress(limiter: RateLimiter): Handler {
  return async (_req, res, next) => {
    await countAddress(limiter, res.locals.route.limit, res.locals.clientAddress);
    next();
  };
}

/** As `limitByAddress`, for what is no route of the API. */
export function limitByAddressAs(limitClass: LimitClass, limiter: RateLimiter): Handler {
  return async (_req, res, next) => {
    await countAddress(limiter, limitClass, res.locals.clientAddress);
    next();
  };
}

/** Counts by session too: one session on many addresses is one user. */
export function limitBySession(limiter: RateLimiter): Handler {
  const countSessions = async ({ siteUser, admin }: Identity, limitClass: LimitClass) => {
    if (siteUser) await count(limiter, limitClass, `session:${siteUser.sessionId}`);
    if (admin) await count(limiter, limitClass, `session:${admin.sessionId}`);
  };
  return (_req, res, next) => {
    const { identity, route } = res.locals;
    if (!identity.siteUser && !identity.admin) return next();
    return countSessions(identity, route.limit).then(() => next());
  };
}

function countAddress(limiter: RateLimiter, limitClass: LimitClass, clientAddress: string): Promise<void> {
  return count(limiter, limitClass, `address:${addressGroup(clientAddress)}`);
}

async function count(limiter: RateLimiter, limitClass: LimitClass, subject: string): Promise<void> {
  const waitMs = await limiter.hit(limitClass, subject);
  if (waitMs === undefined) return;
  const seconds = Math.ceil(waitMs / 1000);
  throw new AppError('rate_limited', { params: { seconds }, retryAfter: seconds });
}
