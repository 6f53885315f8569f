import {
  JetStreamApiError,
  type JetStreamManager,
  type StreamConfig,
  type StreamInfo,
} from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { EVENT_NAMES, type EventName } from '@selah/shared/contracts/event-catalogue';
import { EVENT_LIFETIME_MS } from '@selah/shared/contracts/lifetimes';

const MEBIBYTE = 2 ** 20;

/**
 * Size limit of a stream on the broker's disk, reserved on creation; the oldest events are dropped first. A counted
 * event has about 300 bytes, so that a follower can be some 800,000 events behind; other events are rare.
 */
const MAX_BYTES: Partial<Record<EventName, number>> = { 'usage.counted': 256 * MEBIBYTE };
const DEFAULT_MAX_BYTES = 64 * MEBIBYTE;

/** `name` may be that of an event of a later release. */
export function subjectOf(namespace: string, name: string): string {
  return `${namespace}.${name}`;
}

/** One stream per event name, so that positions have no gaps and followers need no filter. */
export function streamOf(namespace: string, name: EventName): string {
  return `${namespace}_${name.replaceAll('.', '_')}`;
}

/** Creates missing streams and updates the others. Safe to run in several services at the same time. */
export async function ensureStreams(manager: JetStreamManager, namespace: string): Promise<void> {
  for (const name of EVENT_NAMES) await ensureEventStream(manager, namespace, name);
}

async function ensureEventStream(
  manager: JetStreamManager,
  namespace: string,
  name: EventName,
): Promise<void> {
  const info = await ensureStream(manager, streamOf(namespace, name), {
    subjects: [subjectOf(namespace, name)],
    max_age: nanos(EVENT_LIFETIME_MS),
    max_bytes: MAX_BYTES[name] ?? DEFAULT_MAX_BYTES,
  });
  await startAtCreation(manager, info);
}

/** Creates the stream, or updates one with the limits of another release. */
export function ensureStream(
  manager: JetStreamManager,
  stream: string,
  config: Partial<StreamConfig>,
): Promise<StreamInfo> {
  return manager.streams.add({ name: stream, ...config }).catch((error: unknown) => {
    if (!isAlreadyThere(error)) throw error;
    return manager.streams.update(stream, config);
  });
}

/** The broker's error code for "stream name already in use with a different configuration". */
const STREAM_NAME_EXISTS = 10058;

function isAlreadyThere(error: unknown): boolean {
  return error instanceof JetStreamApiError && error.apiError().err_code === STREAM_NAME_EXISTS;
}

/**
 * Starts the positions of a new stream at the milliseconds of its creation instead of 1. Followers store their
 * positions in their own database. If the broker loses its disk, the new stream continues after all old positions,
 * provided the old one had fewer than a thousand events per second on average.
 */
async function startAtCreation(
  manager: JetStreamManager,
  { config, created, state }: StreamInfo,
): Promise<void> {
  const start = Date.parse(created);
  if (state.messages === 0 && state.last_seq < start) await skipTo(manager, config.name, start);
}

/** Makes `position` the next one of the stream; earlier events are dropped. */
export async function skipTo(manager: JetStreamManager, stream: string, position: number): Promise<void> {
  await manager.streams.purge(stream, { seq: position });
}
