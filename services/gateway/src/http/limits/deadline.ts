import { AppError } from '@selah/service-kit/errors/app-error';
import type { Request } from 'express';
import type { Timeouts } from '../routing/timeouts.ts';
import { hasBody } from './limit-body.ts';

/**
 * Limits one forwarded request: the time until its body has arrived, then the time until the service begins
 * its answer. Calls `onMissed` once with the error. The answer's duration is not limited.
 * @returns stops the timers
 */
export function startDeadline(
  req: Request,
  timeouts: Timeouts,
  onMissed: (failure: AppError) => void,
): () => void {
  let timer: NodeJS.Timeout;
  const awaitAnswer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => onMissed(new AppError('unavailable')), timeouts.answer);
  };
  if (hasBody(req)) {
    timer = setTimeout(() => onMissed(new AppError('request_timeout')), timeouts.receive);
    req.once('end', awaitAnswer);
  } else {
    timer = setTimeout(() => onMissed(new AppError('unavailable')), timeouts.answer);
  }
  return () => {
    req.off('end', awaitAnswer);
    clearTimeout(timer);
  };
}
