/** Publishes three uploads on a bus with a file; the first reaction never finishes. */
import { silentLogger } from '../../src/logging/logger.ts';
import { createInProcessEventBus } from '../../src/messaging/in-process/in-process-event-bus.ts';
import { openSqlite } from '../../src/sqlite/open-sqlite.ts';

const sqlite = openSqlite(process.argv[2] ?? '');
const bus = createInProcessEventBus({ logger: silentLogger(), sqlite });
const published = Promise.withResolvers<void>();
await bus.react('video.uploaded', {
  consumer: 'worker',
  handle: async ({ data }) => {
    await published.promise;
    console.log(`reacting to ${data.videoId}`);
    await new Promise(() => setInterval(() => {}, 60_000));
  },
});
for (const videoId of [1, 2, 3]) await bus.publish('video.uploaded', { videoId });
published.resolve();
