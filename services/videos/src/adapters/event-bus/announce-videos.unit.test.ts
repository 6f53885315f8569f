import { describe, expect, it } from '@jest/globals';
import { AppError } from '@selah/service-kit/errors/app-error';
import { silentLogger } from '@selah/service-kit/logging/logger';
import type { EventBus } from '@selah/service-kit/messaging/event-bus';
import { createInProcessEventBus } from '@selah/service-kit/messaging/in-process/in-process-event-bus';
import { eventually } from '@selah/service-kit/testing/eventually';
import { LANGUAGES } from '@selah/shared/contracts/languages';
import { createInMemoryChangeNotes } from '../in-memory/in-memory-change-notes.ts';
import { createVideoAnnouncer } from './announce-videos.ts';

const logger = silentLogger();
const HOUR_MS = 60 * 60_000;

describe('announcing over the event bus', () => {
  it('publishes uploads and changes', async () => {
    const eventBus = createInProcessEventBus({ logger });
    const heard: unknown[] = [];
    const handle = async ({ data }: { readonly data: unknown }) => void heard.push(data);
    await eventBus.react('video.uploaded', { consumer: 'a', handle });
    await eventBus.react('video.changed', { consumer: 'b', handle });
    const notes = createInMemoryChangeNotes();
    const announce = createVideoAnnouncer({ eventBus, notes, logger, now: Date.now });
    await announce.uploaded(7);
    const result = await announce.change(
      async () => 'made',
      () => ['pt', 'es'],
    );
    expect(result).toBe('made');
    await eventually(() => expect(heard).toEqual([{ videoId: 7 }, { languages: ['pt', 'es'] }]));
    expect((await notes.read(0)).all).toEqual([]);
    await eventBus.close();
  });

  it('does not fail an upload if the bus is down', async () => {
    const { announce } = onABus();
    await expect(announce.uploaded(7)).resolves.toBeUndefined();
  });
});

describe('a change that may not have been announced', () => {
  const all = `changed ${LANGUAGES}`;

  it('of a process that crashed is announced by another until the note expires', async () => {
    const { announce, heard, notes, bus, clock } = onABus();
    bus.isUp = true;
    // This change never ends.
    void announce.change(
      () => new Promise(() => {}),
      () => [],
    );
    await eventually(async () => expect((await notes.read(0)).all).toHaveLength(1));
    await announce.announceMissed();
    await announce.announceMissed();
    expect(heard).toEqual([all, all]);
    clock.now += HOUR_MS;
    await announce.announceMissed();
    await announce.announceMissed();
    expect(heard).toEqual([all, all, all]);
  });

  it('while the bus was down is announced once when it is up again', async () => {
    const { announce, heard, bus } = onABus();
    await announce.change(
      async () => {},
      () => ['fr'],
    );
    await announce.announceMissed();
    expect(heard).toEqual([]);
    bus.isUp = true;
    await announce.announceMissed();
    await announce.announceMissed();
    expect(heard).toEqual([all]);
  });

  it('whose answer was lost is announced, and its error is thrown', async () => {
    const { announce, heard, bus } = onABus();
    bus.isUp = true;
    const lost = announce.change(
      () => Promise.reject(new Error('the connection broke')),
      () => [],
    );
    await expect(lost).rejects.toThrow('the connection broke');
    await announce.announceMissed();
    await announce.announceMissed();
    expect(heard).toEqual([all]);
  });

  it('without effect is not announced', async () => {
    const { announce, heard, notes } = onABus();
    await announce.change(
      async () => {},
      () => [],
    );
    expect((await notes.read(0)).all).toEqual([]);
    expect(heard).toEqual([]);
  });

  it('is not made if its note cannot be stored', async () => {
    const { announce, notes } = onABus();
    notes.add = () => Promise.reject(new AppError('unavailable'));
    let isMade = false;
    const change = announce.change(
      async () => {
        isMade = true;
      },
      () => [],
    );
    await expect(change).rejects.toMatchObject({ code: 'unavailable' });
    expect(isMade).toBe(false);
  });
});

/** An announcer on a bus that is down until `isUp` is set, and the events it published. */
function onABus() {
  const heard: string[] = [];
  const bus = { isUp: false };
  const clock = { now: 0 };
  const notes = createInMemoryChangeNotes();
  const publish: EventBus['publish'] = async (_name, data) => {
    if (!bus.isUp) throw new AppError('unavailable');
    if ('languages' in data) heard.push(`changed ${data.languages}`);
  };
  const eventBus = { ...createInProcessEventBus({ logger }), publish };
  const announce = createVideoAnnouncer({ eventBus, notes, logger, now: () => clock.now });
  return { announce, heard, notes, bus, clock };
}
