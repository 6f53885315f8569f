import { z } from 'zod';
import { instantSchema } from './primitives.ts';
import { statsEvents } from './stats/stats.ts';
import { userEvents } from './users/events.ts';
import { videoEvents } from './videos/events.ts';

/** Every event of the system and the shape of what it carries; both ends parse with it. */
export const EVENT_CATALOGUE = {
  ...videoEvents,
  ...userEvents,
  ...statsEvents,
} as const;

export type EventName = keyof typeof EVENT_CATALOGUE;
export type EventData<Name extends EventName> = z.infer<(typeof EVENT_CATALOGUE)[Name]>;

export const EVENT_NAMES = Object.keys(EVENT_CATALOGUE) as readonly EventName[];

/** What wraps every event: `id` is unique per publish, so that a redelivery can be recognised. */
export const eventEnvelopeSchema = z.object({
  id: z.uuid(),
  name: z.enum(Object.keys(EVENT_CATALOGUE) as [EventName, ...EventName[]]),
  occurredAt: instantSchema,
  data: z.unknown(),
});

export interface Event<Name extends EventName = EventName> {
  readonly id: string;
  readonly name: Name;
  /** ISO 8601, UTC. */
  readonly occurredAt: string;
  readonly data: EventData<Name>;
}

/** Reads one event of the given name; throws a ZodError for anything else. */
export function parseEvent<Name extends EventName>(name: Name, raw: unknown): Event<Name> {
  return eventSchema(name).parse(raw) as Event<Name>;
}

const eventSchemas = new Map<EventName, z.ZodType>();

/** Each schema is built once: building costs more than parsing, and counted events arrive by the thousand. */
function eventSchema(name: EventName): z.ZodType {
  const known = eventSchemas.get(name);
  if (known) return known;
  const schema = eventEnvelopeSchema.extend({ name: z.literal(name), data: EVENT_CATALOGUE[name] });
  eventSchemas.set(name, schema);
  return schema;
}
