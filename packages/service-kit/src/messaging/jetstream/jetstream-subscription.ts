import type { ConsumerMessages } from '@nats-io/jetstream';
import type { Logger } from '../../logging/logger.ts';
import { pause } from '../apply-with-retries.ts';
import type { Subscription } from '../event-bus.ts';
import { shortRetryDelay } from '../retry-delay.ts';

export interface JetstreamSubscription extends Subscription {
  /** Subscribes again, e.g. after a restart of the broker, which may have lost this consumer. */
  reopen(): void;
}

interface SubscriptionOptions {
  readonly open: () => Promise<ConsumerMessages>;
  /** Reads messages until they end or `stopped`. */
  readonly read: (messages: ConsumerMessages, stopped: AbortSignal) => Promise<void>;
  readonly logger: Logger;
}

/** Reads until it is stopped, and reopens the subscription after errors. */
export function keepReading({ open, read, logger }: SubscriptionOptions): JetstreamSubscription {
  const stopping = new AbortController();
  const stopped = stopping.signal;
  let messages: ConsumerMessages | undefined;

  async function run(): Promise<void> {
    for (let attempt = 1; !stopped.aborted; attempt += 1) {
      try {
        messages = await open();
        attempt = 1;
        if (!stopped.aborted) await read(messages, stopped);
      } catch (error) {
        if (!stopped.aborted) logger.warn({ err: error, attempt }, 'a subscription failed and is reopened');
      } finally {
        // Not awaited: without a broker it would not resolve.
        void messages?.close();
      }
      await pause(shortRetryDelay(attempt), stopped);
    }
  }

  const running = run();
  return {
    reopen: () => void messages?.close(),
    stop: () => {
      stopping.abort();
      void messages?.close();
      return running;
    },
  };
}
