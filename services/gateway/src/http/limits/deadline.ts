import { AppError } from '@selah/service-kit/errors/app-error';
import type { Request } from 'express';
import type { Timeouts } from '../routing/timeouts.ts';
import { hasBody } from './limit-body.ts';

/**
 * Watches one forwarded request: first until its body has arrived, then until the service begins its answer. Calls
 * `onMissed` once with what to tell the caller. The answer's own length is not limited.
 * @returns stops the watch
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
