import {
  DeliverPolicy,
  type JetStreamClient,
  type JetStreamManager,
  type JsMsg,
  RetentionPolicy,
} from '@nats-io/jetstream';
import { headers, nanos } from '@nats-io/transport-node';
import { EVENT_LIFETIME_MS } from '@selah/shared/contracts/lifetimes';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { ParkedEvent } from '../event-bus.ts';
import { failureReason } from '../failure-reason.ts';
import { PARKED_LIST_MAX } from '../retry-delay.ts';
import { ensureStream, subjectOf } from './jetstream-streams.ts';

/** The events that failed for good, in a stream of their own. */
export interface JetstreamParking {
  /** Stores a copy of the message; the caller then ends the message. */
  park(message: JsMsg, failure: ParkedFailure): Promise<void>;
  list(): Promise<readonly ParkedEvent[]>;
  count(): Promise<number>;
  sendAgain(id: number): Promise<boolean>;
}

interface ParkedFailure {
  readonly consumer: string;
  readonly name: string;
  readonly attempts: number;
  readonly error: unknown;
}

interface ParkingSettings {
  readonly client: JetStreamClient;
  readonly manager: JetStreamManager;
  readonly namespace: string;
  readonly now: Clock;
}

/** Names the only consumer for which a message is meant. */
const CONSUMER_HEADER = 'Selah-Consumer';
const MAX_BYTES = 16 * 2 ** 20;
const PUBLISH_TIMEOUT_MS = 2_000;
const FETCH_TIMEOUT_MS = 1_000;

const parkedSchema = z.object({
  consumer: z.string(),
  /** Perhaps an event of a later release. */
  name: z.string(),
  attempts: z.int(),
  reason: z.string(),
  parkedAt: z.iso.datetime(),
  /** The message as it came, since it may be one that cannot be read. */
  body: z.string(),
});

/** Whether the message is meant for another consumer only: it failed there and was sent again. */
export function isForAnother(message: JsMsg, consumer: string): boolean {
  const addressee = message.headers?.get(CONSUMER_HEADER);
  return Boolean(addressee) && addressee !== consumer;
}

/** Whether the message was sent again to one consumer; followers have had it before. */
export const isSentAgain = (message: JsMsg): boolean => message.headers?.has(CONSUMER_HEADER) ?? false;

/** Creates or updates the stream of parked events. Safe to run in several services at the same time. */
export async function ensureParkingStream(manager: JetStreamManager, namespace: string): Promise<void> {
  await ensureStream(manager, streamNameOf(namespace), {
    subjects: [parkingSubjectOf(namespace)],
    retention: RetentionPolicy.Limits,
    max_age: nanos(EVENT_LIFETIME_MS),
    max_bytes: MAX_BYTES,
  });
}

const streamNameOf = (namespace: string) => `${namespace}_parked`;
const parkingSubjectOf = (namespace: string) => `${namespace}.parked`;

export function createJetstreamParking({
  client,
  manager,
  namespace,
  now,
}: ParkingSettings): JetstreamParking {
  const stream = streamNameOf(namespace);

  return {
    async park(message, { consumer, name, attempts, error }) {
      const parked = {
        consumer,
        name,
        attempts,
        reason: failureReason(error),
        parkedAt: new Date(now()).toISOString(),
        body: message.string(),
      };
      await client.publish(parkingSubjectOf(namespace), JSON.stringify(parked), {
        // A message that is parked twice, because its end was not acknowledged, is stored once.
        msgID: `${consumer} ${message.info.stream} ${message.seq}`,
        timeout: PUBLISH_TIMEOUT_MS,
      });
    },
    async list() {
      if ((await this.count()) === 0) return [];
      const all = await client.consumers.get(stream, { deliver_policy: DeliverPolicy.All });
      const messages = await all.fetch({ max_messages: PARKED_LIST_MAX, expires: FETCH_TIMEOUT_MS });
      const parked: ParkedEvent[] = [];
      for await (const message of messages) {
        const { body: _, ...shown } = parkedSchema.parse(message.json());
        parked.push({ id: message.seq, ...shown });
        if (message.info.pending === 0) break;
      }
      return parked;
    },
    count: async () => (await manager.streams.info(stream)).state.messages,
    async sendAgain(id) {
      const stored = await manager.streams.getMessage(stream, { seq: id });
      if (!stored) return false;
      const { consumer, name, body } = parkedSchema.parse(stored.json());
      const forConsumer = headers();
      forConsumer.set(CONSUMER_HEADER, consumer);
      // The same id for the same parked event, so that two requests at the same time deliver it once.
      await client.publish(subjectOf(namespace, name), body, {
        headers: forConsumer,
        msgID: `parked ${id}`,
        timeout: PUBLISH_TIMEOUT_MS,
      });
      await manager.streams.deleteMessage(stream, id);
      return true;
    },
  };
}
