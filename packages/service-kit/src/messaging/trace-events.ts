import type { Event, EventName } from '@selah/shared/contracts/event-catalogue';
import { runFor } from '../request-context.ts';
import { beginSpan, inSpan, type Work } from '../telemetry/spans.ts';
import type { FollowOptions, PositionedEvent } from './event-bus.ts';

/** Publishes an event as a part of the current request; `publish` creates the event. */
export function publishTraced(name: EventName, publish: () => Promise<void>): Promise<void> {
  const attributes = { 'messaging.operation.name': 'publish', 'messaging.destination.name': name };
  return inSpan({ kind: 'producer', name: `publish ${name}`, attributes }, publish);
}

/** Handles an event for the request that caused it. */
export function handleTraced<Name extends EventName>(
  event: Event<Name>,
  consumer: string,
  handle: (event: Event<Name>) => Promise<void>,
): Promise<void> {
  const { requestId, traceparent } = event;
  const { name, kind, attributes } = processing(event);
  const work = { name, kind, attributes: { ...attributes, 'messaging.consumer.group.name': consumer } };
  return runFor({ requestId, traceparent }, () => inSpan(work, () => handle(event)));
}

/**
 * Applies a group of events. Each of them has its own span, as each belongs to another trace; log lines name the request of the
 * first.
 */
export async function applyTraced<Name extends EventName>(
  group: readonly PositionedEvent<Name>[],
  apply: FollowOptions<Name>['apply'],
): Promise<void> {
  const spans = group.map(({ event }) => beginSpan(processing(event)));
  const first = group[0]?.event;
  const context = { requestId: first?.requestId, traceparent: spans[0]?.traceparent ?? first?.traceparent };
  let hasFailed = true;
  try {
    await runFor(context, () => apply(group));
    hasFailed = false;
  } finally {
    for (const span of spans) span?.end({ hasFailed });
  }
}

function processing({ name, requestId, traceparent }: Event): Work {
  return {
    kind: 'consumer',
    name: `process ${name}`,
    parent: traceparent,
    attributes: {
      'messaging.operation.name': 'process',
      'messaging.destination.name': name,
      ...(requestId && { 'selah.request_id': requestId }),
    },
  };
}
