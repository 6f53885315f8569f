import { AsyncLocalStorage } from 'node:async_hooks';
import { REQUEST_ID_HEADER, TRACEPARENT_HEADER } from './identity/identity.ts';

/** The request that the running code works for, also where it handles an event that the request caused. */
export interface RequestContext {
  /** Absent in work that no request caused, such as scheduled work. */
  readonly requestId?: string | undefined;
  /** The span of the current work, in the format of W3C Trace Context; absent where nobody exports traces. */
  readonly traceparent?: string | undefined;
}

const current = new AsyncLocalStorage<RequestContext | undefined>();

/** Undefined in work that neither a request nor an event caused. */
export function currentRequest(): RequestContext | undefined {
  return current.getStore();
}

/** Runs `work`, and all that it starts, for this request; for none with `undefined`. */
export function runFor<Result>(context: RequestContext | undefined, work: () => Result): Result {
  return current.run(context, work);
}

/** Headers for a call to another service, so that it works for the same request. */
export function requestHeaders(): Readonly<Record<string, string>> {
  const { requestId, traceparent } = currentRequest() ?? {};
  return {
    ...(requestId && { [REQUEST_ID_HEADER]: requestId }),
    ...(traceparent && { [TRACEPARENT_HEADER]: traceparent }),
  };
}
