import { DeliverPolicy, type JetStreamClient, type JetStreamManager } from '@nats-io/jetstream';
import type { EventName } from '@selah/shared/contracts/event-catalogue';
import type { Logger } from '../../logging/logger.ts';
import { applyWithRetries } from '../apply-with-retries.ts';
import { createCatchUp } from '../catch-up.ts';
import type { Following, FollowOptions } from '../event-bus.ts';
import { groupItems } from './group-items.ts';
import { readEvent } from './jetstream-message.ts';
import { isSentAgain } from './jetstream-parking.ts';
import { skipTo } from './jetstream-streams.ts';
import { type JetstreamSubscription, keepReading } from './jetstream-subscription.ts';

export interface FollowSettings {
  readonly client: JetStreamClient;
  readonly manager: JetStreamManager;
  readonly stream: string;
  readonly logger: Logger;
}

const MAX_GROUP = 500;

/**
 * Follows a stream through ordered consumers, each starting after the last applied position. Relying on
 * acknowledgements lost events in measurements when broker and follower were killed.
 */
export async function followOnJetstream<Name extends EventName>(
  name: Name,
  { after, apply }: FollowOptions<Name>,
  { client, manager, stream, logger }: FollowSettings,
): Promise<JetstreamSubscription & Following> {
  const catchUp = createCatchUp();
  let last = after === 'now' ? (await manager.streams.info(stream)).state.last_seq : after;

  /** The stream can be behind the follower after the broker lost its last seconds, or have dropped events. */
  async function checkPosition(): Promise<void> {
    const { state } = await manager.streams.info(stream);
    if (last > state.last_seq) {
      logger.error(
        { stream, last, end: state.last_seq },
        'the broker is behind a follower; its stream is moved forward',
      );
      if (after === 'now') last = state.last_seq;
      else await skipTo(manager, stream, last + 1);
    } else if (last > 0 && state.first_seq > last + 1) {
      logger.error(
        { stream, last, start: state.first_seq },
        'the broker dropped events that a follower has not seen',
      );
    }
  }

  const reading = keepReading({
    logger,
    open: async () => {
      await checkPosition();
      const ordered = await client.consumers.get(stream, {
        deliver_policy: DeliverPolicy.StartSequence,
        opt_start_seq: last + 1,
      });
      return ordered.consume({ max_messages: MAX_GROUP });
    },
    read: async (messages, stopped) => {
      for await (const group of groupItems(messages, MAX_GROUP)) {
        if (stopped.aborted) return;
        const events = group.flatMap((message) => {
          if (message.seq <= last || isSentAgain(message)) return [];
          const event = readEvent(name, message, logger);
          return event ? [{ position: message.seq, event }] : [];
        });
        if (events.length > 0) await applyWithRetries(apply, events, { stopped, logger });
        last = Math.max(last, group.at(-1)?.seq ?? 0);
        catchUp.applied(last);
      }
    },
  });
  catchUp.applied(last);
  return {
    ...reading,
    caughtUp: () => catchUp.until(manager.streams.info(stream).then(({ state }) => state.last_seq)),
  };
}
