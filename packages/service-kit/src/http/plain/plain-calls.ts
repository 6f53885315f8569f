import type { AppError } from '../../errors/app-error.ts';
import { asAppError } from '../../errors/as-app-error.ts';
import type { Logger } from '../../logging/logger.ts';
import { requestObservations } from '../../telemetry/observations.ts';
import { workObservations } from '../../telemetry/spans.ts';
import {
  jsonAnswer,
  type LentAnswer,
  type PlainAnswer,
  type PlainRequest,
  type PlainRoute,
  type PlainShortcut,
} from './plain-route.ts';

/** What a call answers: undefined if the service's app is to answer. */
export type CallAnswer = PlainAnswer | LentAnswer | undefined;

/** Never throws nor rejects: an error is an answer. */
export type PlainCall = (request: PlainRequest) => CallAnswer | Promise<CallAnswer>;

/** The call for a method and a path, if there is one at present. */
export type FindPlainCall = (method: string, path: string) => PlainCall | undefined;

/** A route or a shortcut that answers errors too. */
type SafeAnswer = (request: PlainRequest, parameter: string) => CallAnswer | Promise<CallAnswer>;

/**
 * The routes of a service for calls within its process. There are none while somebody watches requests (metrics, traces, log lines of
 * each): then all go through the service's app, which reports them.
 */
export function createPlainCalls(
  routes: readonly PlainRoute[],
  logger: Logger,
  shortcuts: readonly PlainShortcut[] = [],
): FindPlainCall {
  const safely = (route: PlainRoute | PlainShortcut) => ({
    method: route.method,
    answer: withProblems(route, logger),
  });
  const literal = new Map(routes.map((route) => [route.path, safely(route)]));
  const withParameter = new Map(shortcuts.map((route) => [folderOf(route.path), safely(route)]));
  const isWatched = () =>
    requestObservations.isObserved || workObservations.isObserved || logger.isLevelEnabled('info');
  return (method, path) => {
    const known = literal.get(path) ?? withParameter.get(folderOf(path));
    if (known?.method !== method || isWatched()) return undefined;
    const { answer } = known;
    return (request) => answer(request, path.slice(path.lastIndexOf('/') + 1));
  };
}

/** A path without its last segment. */
function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

function withProblems(route: PlainRoute | PlainShortcut, logger: Logger): SafeAnswer {
  const problem = (request: PlainRequest, error: unknown) => {
    const failure = asAppError(error);
    if (failure.status >= 500) logger.error({ err: failure.cause ?? failure }, 'request failed');
    return problemAnswer(request, failure);
  };
  return (request, parameter) => {
    try {
      const answer = route.answer(request, parameter);
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
