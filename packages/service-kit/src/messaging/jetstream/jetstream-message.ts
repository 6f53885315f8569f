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
    return parseMessage(name, message);
  } catch (error) {
    logger.error({ err: error, name, position: message.seq }, 'an event cannot be read and is skipped');
    return undefined;
  }
}

/** @throws ZodError or SyntaxError for a message that does not match the catalogue */
export const parseMessage = <Name extends EventName>(name: Name, message: JsMsg): Event<Name> =>
  parseEvent(name, message.json());
