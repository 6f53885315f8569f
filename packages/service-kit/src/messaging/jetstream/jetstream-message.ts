import type { JsMsg } from '@nats-io/jetstream';
import { headers, type MsgHdrs } from '@nats-io/transport-node';
import { type Event, type EventName, parseEvent } from '@selah/shared/contracts/event-catalogue';
import { TRACEPARENT_HEADER } from '../../identity/identity.ts';
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
export function parseMessage<Name extends EventName>(name: Name, message: JsMsg): Event<Name> {
  const event = parseEvent(name, message.json());
  const traceparent = message.headers?.get(TRACEPARENT_HEADER);
  return traceparent ? { ...event, traceparent } : event;
}

/** A header where other programs on the broker look for it too, not a field of the body. */
export function traceHeader(traceparent: string): MsgHdrs {
  const header = headers();
  header.set(TRACEPARENT_HEADER, traceparent);
  return header;
}
