import type { AppError } from '../../errors/app-error.ts';
import { asAppError } from '../../errors/as-app-error.ts';
import type { Logger } from '../../logging/logger.ts';
import { requestObservations } from '../../telemetry/observations.ts';
import { workObservations } from '../../telemetry/spans.ts';
import { jsonAnswer, type PlainAnswer, type PlainRequest, type PlainRoute } from './plain-route.ts';

/** Never throws nor rejects: an error is an answer. */
export type PlainCall = (request: PlainRequest) => PlainAnswer | Promise<PlainAnswer>;

/** The call for a method and a path, if there is one at present. */
export type FindPlainCall = (method: string, path: string) => PlainCall | undefined;

/**
 * The routes of a service for calls within its process. There are none while somebody watches requests (metrics, traces, log lines of
 * each): then all go through the service's app, which reports them.
 */
export function createPlainCalls(routes: readonly PlainRoute[], logger: Logger): FindPlainCall {
  const calls = new Map(
    routes.map((route) => [route.path, { method: route.method, call: withProblems(route, logger) }]),
  );
  const isWatched = () =>
    requestObservations.isObserved || workObservations.isObserved || logger.isLevelEnabled('info');
  return (method, path) => {
    const known = calls.get(path);
    return known?.method === method && !isWatched() ? known.call : undefined;
  };
}

function withProblems(route: PlainRoute, logger: Logger): PlainCall {
  const problem = (request: PlainRequest, error: unknown) => {
    const failure = asAppError(error);
    if (failure.status >= 500) logger.error({ err: failure.cause ?? failure }, 'request failed');
    return problemAnswer(request, failure);
  };
  return (request) => {
    try {
      const answer = route.answer(request);
      return answer instanceof Promise ? answer.catch((error: unknown) => problem(request, error)) : answer;
    } catch (error) {
      return problem(request, error);
    }
  };
}

function problemAnswer({ language }: PlainRequest, failure: AppError): PlainAnswer {
  const { status, headers, ...answer } = jsonAnswer(failure.toProblem(language), failure.status);
  const { retryAfter } = failure.details;
  if (retryAfter === undefined) return { status, headers, ...answer };
  return { status, headers: { ...headers, 'retry-after': String(retryAfter) }, ...answer };
}
