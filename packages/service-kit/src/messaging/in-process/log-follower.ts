import { type EventName, parseEvent } from '@selah/shared/contracts/event-catalogue';
import type { Logger } from '../../logging/logger.ts';
import { applyWithRetries, pause } from '../apply-with-retries.ts';
import { createCatchUp } from '../catch-up.ts';
import type { Following, FollowOptions, PositionedEvent } from '../event-bus.ts';
import { shortRetryDelay } from '../retry-delay.ts';
import type { EventLog, LoggedEvent } from './event-log.ts';

type Group = readonly PositionedEvent<EventName>[];

/** A follower with a position, behind the log of one name. */
export interface LogFollower extends Following {
  /** The last applied position. */
  position(): number;
  /** Gives it a group that was stored. */
  offer(group: Group): void;
}

export interface LogFollowerOptions {
  readonly name: EventName;
  readonly after: number;
  readonly apply: FollowOptions<EventName>['apply'];
  readonly log: EventLog;
  readonly logger: Logger;
  /** Called after each applied group. */
  readonly onApplied: () => void;
}

/**
 * Between two groups. Each costs a write of the database, which under load serves some hundreds of events instead of tens; a reader
 * does not wait for it. Milliseconds.
 */
const REST_MS = 20;

/** So many events that are not applied yet are kept in memory; if there are more, they are read from the log. */
const RECENT_MAX = 2_000;

/** Applies what is stored in groups, one after the other, and each again until it succeeds. */
export function followLog({ name, after, apply, log, logger, onApplied }: LogFollowerOptions): LogFollower {
  const stopping = new AbortController();
  const stopped = stopping.signal;
  const catchUp = createCatchUp();
  let position = after;
  let stored = Math.max(after, log.last(name));
  /** The latest of what is stored, without a gap. */
  let recent: Group = [];
  let endIdleness = () => {};
  let endRest = () => {};

  /** What follows `position`: from memory, or from the log if there is a gap before that. */
  function next(): { readonly events: Group; readonly last: number } | undefined {
    const isGap = position < stored && recent[0]?.position !== position + 1;
    const logged = isGap ? log.after(name, position) : [];
    const last = logged.at(-1)?.position ?? recent.at(-1)?.position;
    if (last === undefined) return undefined;
    const events = logged.length > 0 ? logged.flatMap(read) : recent;
    recent = recent.filter((each) => each.position > last);
    return { events, last };
  }

  function read({ position: at, event }: LoggedEvent): Group {
    try {
      return [{ position: at, event: parseEvent(name, event) }];
    } catch (error) {
      logger.error({ err: error, name, position: at }, 'a stored event cannot be read and is skipped');
      return [];
    }
  }

  async function step(): Promise<void> {
    const group = next();
    if (group && group.events.length > 0) await applyWithRetries(apply, group.events, { stopped, logger });
    position = group?.last ?? stored;
    catchUp.applied(position);
    if (!group) return idle();
    onApplied();
    if (!catchUp.isAwaited()) await rest();
  }

  const idle = () =>
    new Promise<void>((resolve) => {
      endIdleness = resolve;
    });

  const rest = () =>
    new Promise<void>((resolve) => {
      const end = setTimeout(resolve, REST_MS);
      endRest = () => {
        clearTimeout(end);
        resolve();
      };
    });

  async function run(): Promise<void> {
    for (let failures = 0; !stopped.aborted; ) {
      try {
        await step();
        failures = 0;
      } catch (error) {
        if (stopped.aborted) return;
        failures += 1;
        logger.error({ err: error, name, position }, 'the log of events cannot be read');
        await pause(shortRetryDelay(failures), stopped);
      }
    }
  }

  const running = run();
  return {
    position: () => position,
    offer: (group) => {
      stored = group.at(-1)?.position ?? stored;
      recent = recent.length + group.length > RECENT_MAX ? [] : [...recent, ...group];
      endIdleness();
    },
    caughtUp: () => {
      const waiting = catchUp.until(stored);
      endRest();
      return waiting;
    },
    stop: async () => {
      stopping.abort();
      endIdleness();
      endRest();
      await running;
    },
  };
}
