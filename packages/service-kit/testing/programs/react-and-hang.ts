/** Receives an upload from a broker; the reaction never finishes. */
import { silentLogger } from '../../src/logging/logger.ts';
import { openJetstreamEventBus } from '../../src/messaging/jetstream/jetstream-event-bus.ts';

const [url = '', namespace = ''] = process.argv.slice(2);
const bus = await openJetstreamEventBus({ url, namespace, ackWaitMs: 1_000, logger: silentLogger() });
await bus.react('video.uploaded', {
  consumer: 'worker',
  handle: async ({ data }) => {
    console.log(`reacting to ${data.videoId}`);
    await new Promise(() => {});
  },
});
