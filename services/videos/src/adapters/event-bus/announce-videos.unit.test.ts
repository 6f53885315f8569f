import { describe, expect, it } from '@jest/globals';
import { silentLogger } from '@selah/service-kit/logging/logger';
import { createInProcessEventBus } from '@selah/service-kit/messaging/in-process-event-bus';
import { eventually } from '@selah/service-kit/testing/eventually';
import { createVideoAnnouncer } from './announce-videos.ts';

const logger = silentLogger();

describe('announcing over the event bus', () => {
  it('tells what was uploaded and what changed', async () => {
    const eventBus = createInProcessEventBus({ logger });
    const heard: unknown[] = [];
    const handle = async ({ data }: { readonly data: unknown }) => void heard.push(data);
    await eventBus.react('video.uploaded', { consumer: 'a', handle });
    await eventBus.react('video.changed', { consumer: 'b', handle });
    const announce = createVideoAnnouncer(eventBus, logger);
    await announce.uploaded(7);
    await announce.changed(['pt', 'es']);
    await eventually(() => expect(heard).toEqual([{ videoId: 7 }, { languages: ['pt', 'es'] }]));
    await eventBus.close();
  });

  it('does not turn a finished upload into an error when the bus is down', async () => {
    const eventBus = createInProcessEventBus({ logger });
    await eventBus.close();
    await expect(createVideoAnnouncer(eventBus, logger).uploaded(7)).resolves.toBeUndefined();
  });
});
