import { z } from 'zod';
import { auditEvents } from './audit/events.ts';
import { instantSchema } from './primitives.ts';
import { statsEvents } from './stats/stats.ts';
import { userEvents } from './users/events.ts';
import { videoEvents } from './videos/events.ts';

/** All events with the schemas of their data. Publishers and subscribers parse with these. */
export const EVENT_CATALOGUE = {
  ...videoEvents,
  ...userEvents,
  ...statsEvents,
  ...auditEvents,
} as const;

export type EventName = keyof typeof EVENT_CATALOGUE;
export type EventData<Name extends EventName> = z.infer<(typeof EVENT_CATALOGUE)[Name]>;

export const EVENT_NAMES = Object.keys(EVENT_CATALOGUE) as readonly EventName[];

/** W3C Trace Context, of the only version so far: version, trace, span, flags. */
export const traceparentSchema = z.string().regex(/^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/);

/** The fields of every event. `id` is unique per publish, so that a redelivery can be recognised. */
export const eventEnvelopeSchema = z.object({
  id: z.uuid(),
  name: z.enum(Object.keys(EVENT_CATALOGUE) as [EventName, ...EventName[]]),
  occurredAt: instantSchema,
  // They only help to find out what happened: one that is wrong must not stop the event.
  requestId: z.string().max(64).optional().catch(undefined),
  traceparent: traceparentSchema.optional().catch(undefined),
  data: z.unknown(),
});

export interface Event<Name extends EventName = EventName> {
  readonly id: string;
  readonly name: Name;
  /** ISO 8601, UTC. */
  readonly occurredAt: string;
  /** The request that caused it, if one did. */
  readonly requestId?: string | undefined;
  /** The span of its publication, if traces are exported. */
  readonly traceparent?: string | undefined;
  readonly data: EventData<Name>;
}

/**
 * Parses an event of the given name.
 * @throws ZodError for anything else
 */
export function parseEvent<Name extends EventName>(name: Name, raw: unknown): Event<Name> {
  return eventSchema(name).parse(raw) as Event<Name>;
}

const eventSchemas = new Map<EventName, z.ZodType>();

/** Built once per name: building a schema costs more than parsing with it. */
function eventSchema(name: EventName): z.ZodType {
  const known = eventSchemas.get(name);
  if (known) return known;
  const schema = eventEnvelopeSchema.extend({ name: z.literal(name), data: EVENT_CATALOGUE[name] });
  eventSchemas.set(name, schema);
  return schema;
}
