import { AppError } from '@selah/service-kit/errors/app-error';
import { addressGroup } from '@selah/service-kit/identity/address-group';
import type { ExchangeResponse, Handler } from '../exchange/exchange.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** Counts by address before the session is known, so that guessed sessions count too. */
export function limitByAddress(limiter: RateLimiter): Handler {
  return async (_req, res, next) => {
    await count(limiter, res, `address:${addressGroup(res.locals.clientAddress)}`);
    next();
  };
}

/** Counts by session too: one session on many addresses is one user. */
export function limitBySession(limiter: RateLimiter): Handler {
  return async (_req, res, next) => {
    const { siteUser, admin } = res.locals.identity;
    if (siteUser) await count(limiter, res, `session:${siteUser.sessionId}`);
    if (admin) await count(limiter, res, `session:${admin.sessionId}`);
    next();
  };
}

async function count(limiter: RateLimiter, res: ExchangeResponse, subject: string): Promise<void> {
  const waitMs = await limiter.hit(res.locals.route.limit, subject);
  if (waitMs === undefined) return;
  const seconds = Math.ceil(waitMs / 1000);
  throw new AppError('rate_limited', { params: { seconds }, retryAfter: seconds });
}
