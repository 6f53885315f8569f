import type { JsMsg } from '@nats-io/jetstream';
import { type Event, type EventName, parseEvent } from '@selah/shared/contracts/event-catalogue';
import type { Logger } from '../../logging/logger.ts';

/** The event of a message; undefined, with a log line, when it does not match the catalogue. */
export function readEvent<Name extends EventName>(
  name: Name,
  message: JsMsg,
  logger: Logger,
): Event<Name> | undefined {
  try {
    return parseEvent(name, message.json());
  } catch (error) {
    logger.error({ err: error, name, position: message.seq }, 'an event cannot be read and is skipped');
    return undefined;
  }
}
