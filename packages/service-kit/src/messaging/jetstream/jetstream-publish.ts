import { setTimeout as delay } from 'node:timers/promises';
import { JetStreamApiError, type JetStreamClient } from '@nats-io/jetstream';
import type { Event } from '@selah/shared/contracts/event-catalogue';
import { AppError } from '../../errors/app-error.ts';
import { inRunningTime } from '../../in-running-time.ts';
import { traceHeader } from './jetstream-message.ts';

const ATTEMPT_TIMEOUT_MS = 1_000;
const PAUSE_MS = 100;
/** The client's own time limit does not stop when this process stands still, so it comes long after ours. */
const CLIENT_TIMEOUT_MS = 30_000;

/**
 * The broker's error codes: limits of the account, of the server, of its disk, and of a stream that refuses new
 * events.
 */
const STORAGE_FULL = [10002, 10023, 10047, 10077];

/**
 * Stores an event on the broker and waits for the acknowledgement. If the acknowledgement is lost, the event is
 * sent again with the same id, and the broker stores it once.
 * The client sends all publishes of one turn of the event loop together: 30 to 40 µs of CPU per event with 50 or
 * more publishers.
 * @throws AppError `storage_full` at once, `unavailable` after `timeoutMs`
 */
export async function publishOnJetstream(
  client: JetStreamClient,
  subject: string,
  event: Event,
  timeoutMs: number,
): Promise<void> {
  const { traceparent, ...content } = event;
  const body = JSON.stringify(content);
  const header = traceparent && traceHeader(traceparent);
  const giveUpAt = performance.now() + timeoutMs;
  for (;;) {
    const timeout = Math.max(1, Math.min(ATTEMPT_TIMEOUT_MS, giveUpAt - performance.now()));
    try {
      const options = { msgID: event.id, timeout: CLIENT_TIMEOUT_MS, ...(header && { headers: header }) };
      const stored = client.publish(subject, body, options);
      await inRunningTime(stored, timeout, () => new Error('the broker did not answer in time'));
      return;
    } catch (cause) {
      if (isStorageFull(cause)) throw new AppError('storage_full', { cause });
      if (performance.now() + PAUSE_MS > giveUpAt) throw new AppError('unavailable', { cause });
      await delay(PAUSE_MS);
    }
  }
}

function isStorageFull(error: unknown): boolean {
  return error instanceof JetStreamApiError && STORAGE_FULL.includes(error.apiError().err_code);
}
