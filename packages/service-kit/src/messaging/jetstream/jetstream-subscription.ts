import type { ConsumerMessages } from '@nats-io/jetstream';
import type { Logger } from '../../logging/logger.ts';
import { pause } from '../apply-until.ts';
import type { Subscription } from '../event-bus.ts';
import { shortRetryDelay } from '../retry-delay.ts';

export interface JetstreamSubscription extends Subscription {
  /** Asks the broker anew, e.g. after it came back: what it knew of this consumer may be gone. */
  reopen(): void;
}

interface SubscriptionOptions {
  readonly open: () => Promise<ConsumerMessages>;
  /** Reads the messages until they end or `stopped`. */
  readonly read: (messages: ConsumerMessages, stopped: AbortSignal) => Promise<void>;
  readonly logger: Logger;
}

/** Keeps reading until it is stopped, whatever becomes of broker and connection. */
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
        if (!stopped.aborted)
          logger.warn({ err: error, attempt }, 'a subscription broke and is opened again');
      } finally {
        // Not awaited: while the broker is away there is nobody to confirm it.
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
