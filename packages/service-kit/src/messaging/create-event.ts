import { randomUUID } from 'node:crypto';
import {
  EVENT_CATALOGUE,
  type Event,
  type EventData,
  type EventName,
} from '@selah/shared/contracts/event-catalogue';
import { currentRequest } from '../request-context.ts';

/** A new event of the current request, with an id, checked against the catalogue. `now` is in milliseconds. */
export function createEvent<Name extends EventName>(
  name: Name,
  data: EventData<Name>,
  now: number,
): Event<Name> {
  return {
    id: randomUUID(),
    name,
    occurredAt: new Date(now).toISOString(),
    ...currentRequest(),
    data: EVENT_CATALOGUE[name].parse(data) as EventData<Name>,
  };
}
