import { currentRequest, runFor } from '../request-context.ts';
import { createObservations } from './observations.ts';

/** Bounded values only, as labels of metrics: never an address, a name or a text of a visitor. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** Work that a trace shows as one span. */
export interface Work {
  /** `server`: answers a request; `producer`: publishes an event; `consumer`: handles an event. */
  readonly kind: 'server' | 'producer' | 'consumer';
  readonly name: string;
  /** The service that does it, as one process may contain several. */
  readonly service?: string;
  /** The span that caused this work; without it a new trace begins. */
  readonly parent: string | undefined;
  readonly attributes: SpanAttributes;
}

export interface SpanResult {
  /** Replaces the name from the beginning, when more is known at the end. */
  readonly name?: string;
  readonly attributes?: SpanAttributes;
  readonly hasFailed?: boolean;
}

export interface Span {
  /** Names this span as the parent of others. */
  readonly traceparent: string;
  end(result?: SpanResult): void;
}

/** Work that begins. Whoever exports traces answers by setting `span` (decision 0035). */
export interface BeginningWork extends Work {
  span?: Span;
}

export const workObservations = createObservations<BeginningWork>('selah:work');

/** Undefined, at the cost of one comparison, if this process exports no traces. */
export function beginSpan(work: Work): Span | undefined {
  if (!workObservations.isObserved) return undefined;
  const beginning: BeginningWork = { ...work };
  workObservations.publish(beginning);
  return beginning.span;
}

/** Runs `run` as a part of the current request. Its span fails if `run` rejects. */
export async function inSpan<Result>(
  work: Omit<Work, 'parent'>,
  run: () => Promise<Result>,
): Promise<Result> {
  const request = currentRequest();
  const span = beginSpan({ ...work, parent: request?.traceparent });
  if (!span) return run();
  try {
    const result = await runFor({ ...request, traceparent: span.traceparent }, run);
    span.end();
    return result;
  } catch (error) {
    span.end({ hasFailed: true });
    throw error;
  }
}
