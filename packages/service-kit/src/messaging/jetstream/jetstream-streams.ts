import { JetStreamApiError, type JetStreamManager, type StreamInfo } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { EVENT_NAMES, type EventName } from '@selah/shared/contracts/event-catalogue';
import { EVENT_LIFETIME_MS } from '../retry-delay.ts';

const MEBIBYTE = 2 ** 20;

/**
 * What a stream may take on the broker's disk, reserved when it is made; the oldest events go first. Counted events are
 * about 300 bytes, so a follower may stay away for some 800 000 of them; the others are rare.
 */
const MAX_BYTES: Partial<Record<EventName, number>> = { 'usage.counted': 256 * MEBIBYTE };
const DEFAULT_MAX_BYTES = 64 * MEBIBYTE;

export function subjectOf(namespace: string, name: EventName): string {
  return `${namespace}.${name}`;
}

/** One stream per event name, so that positions are dense and a follower needs no filter. */
export function streamOf(namespace: string, name: EventName): string {
  return `${namespace}_${name.replaceAll('.', '_')}`;
}

/** Makes the streams that are missing and brings the others up to date. Services may do this at the same time. */
export async function ensureStreams(manager: JetStreamManager, namespace: string): Promise<void> {
  for (const name of EVENT_NAMES) await ensureStream(manager, namespace, name);
}

async function ensureStream(manager: JetStreamManager, namespace: string, name: EventName): Promise<void> {
  const stream = streamOf(namespace, name);
  const config = {
    subjects: [subjectOf(namespace, name)],
    max_age: nanos(EVENT_LIFETIME_MS),
    max_bytes: MAX_BYTES[name] ?? DEFAULT_MAX_BYTES,
  };
  const info = await manager.streams.add({ name: stream, ...config }).catch((error: unknown) => {
    if (!isAlreadyThere(error)) throw error;
    return manager.streams.update(stream, config);
  });
  await startAtCreation(manager, info);
}

/** "stream name already in use with a different configuration", in the broker's own numbering. */
const STREAM_NAME_EXISTS = 10058;

function isAlreadyThere(error: unknown): boolean {
  return error instanceof JetStreamApiError && error.apiError().err_code === STREAM_NAME_EXISTS;
}

/**
 * Lets a new stream count from the millisecond of its creation instead of from 1. A follower remembers its position in a
 * database of its own; should the broker lose its disk, the new stream starts beyond every position of the old one as
 * long as that saw less than a thousand events a second over its life.
 */
async function startAtCreation(
  manager: JetStreamManager,
  { config, created, state }: StreamInfo,
): Promise<void> {
  const start = Date.parse(created);
  if (state.messages === 0 && state.last_seq < start) await skipTo(manager, config.name, start);
}

/** Makes `position` the next one of the stream; what stands before it is gone. */
export async function skipTo(manager: JetStreamManager, stream: string, position: number): Promise<void> {
  await manager.streams.purge(stream, { seq: position });
}
