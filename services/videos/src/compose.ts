import { randomBytes, randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import type { Clock } from '@selah/service-kit/clock';
import type { Service } from '@selah/service-kit/lifecycle/service';
import type { Logger } from '@selah/service-kit/logging/logger';
import type { EventBus } from '@selah/service-kit/messaging/event-bus';
import { createMongoConnection, openMongo, pingMongo } from '@selah/service-kit/mongo/open-mongo';
import { createVideoAnnouncer } from './adapters/event-bus/announce-videos.ts';
import { createFfmpegMediaProcessor } from './adapters/ffmpeg/ffmpeg-media-processor.ts';
import { findMediaTools } from './adapters/ffmpeg/find-media-tools.ts';
import { recogniseContainer } from './adapters/file-type/recognise-container.ts';
import { mediaFolders, openMediaTiers } from './adapters/local-disk/open-media-tiers.ts';
import { createTemporaryFolders } from './adapters/local-disk/temporary-folders.ts';
import { createTrashFolder } from './adapters/local-disk/trash-folder.ts';
import { createMongoVideoRepository } from './adapters/mongo/mongo-video-repository.ts';
import { createPassThroughProcessor } from './adapters/pass-through/pass-through-processor.ts';
import { makePoster } from './adapters/sharp/make-poster.ts';
import type { VideosConfig } from './config.ts';
import type { MediaStore } from './domain/media-store.ts';
import type { MediaProcessor } from './domain/ports.ts';
import { subscribeToEvents } from './entry-points/events/subscriptions.ts';
import { createVideosApp } from './entry-points/http/app.ts';
import { runEvery } from './entry-points/timers/run-every.ts';
import { scheduledTasks } from './entry-points/timers/scheduled-tasks.ts';
import { createPlayableIndex } from './use-cases/playable-index.ts';
import { createCloudUpload } from './use-cases/upload-all-to-cloud.ts';
import { createVideoWorker } from './use-cases/video-worker.ts';

export interface VideosDeps {
  /** Bus and cloud tier stay open when the service stops: whoever made them closes them. */
  readonly eventBus: EventBus;
  readonly cloudMedia: MediaStore;
  readonly logger: Logger;
  readonly now?: Clock;
  /** As Math.random; draws the next video. */
  readonly random?: () => number;
}

interface RunningVideos {
  readonly handle: RequestListener;
  stop(): Promise<void>;
}

/** The videos service, wired and not yet running. */
export function composeVideos(config: VideosConfig, deps: VideosDeps): Service {
  let running: RunningVideos | undefined;
  return {
    name: 'videos',
    handle: (request, response) => {
      if (running) running.handle(request, response);
      else response.writeHead(503).end();
    },
    async start() {
      running = await startVideos(config, deps);
    },
    async stop() {
      await running?.stop();
    },
  };
}

async function startVideos(config: VideosConfig, deps: VideosDeps): Promise<RunningVideos> {
  const { eventBus, cloudMedia, logger, now = Date.now, random = Math.random } = deps;
  const folders = mediaFolders(config.media.directory);
  const tiers = await openMediaTiers(folders, cloudMedia);
  const temporary = createTemporaryFolders(folders.temporary);
  const trash = createTrashFolder({
    folder: folders.trash,
    sources: [folders.incoming, folders.files],
  });
  const processor = await chooseProcessor(config, logger);
  const announce = createVideoAnnouncer(eventBus, logger);
  const connection = createMongoConnection();
  const videos = createMongoVideoRepository(connection);
  const index = createPlayableIndex(videos);

  const shared = { videos, tiers, temporary, trash, processor, announce, logger, now };
  const worker = createVideoWorker({ ...shared, recogniseContainer, workerId: randomUUID() });
  const cloudUpload = createCloudUpload(shared);
  const app = createVideosApp(
    {
      logger,
      internalSecret: config.internalSecret,
      // Neither bus nor cloud: videos play without them, and missed events are repaired by the scheduled tasks.
      readiness: { database: () => pingMongo(connection), media: () => tiers.local.check() },
      now,
    },
    { ...shared, index, random, recogniseContainer, uniqueSuffix, uploads: config.uploads, cloudUpload },
  );

  await openMongo({ uri: config.mongo.uri, appName: 'selah-videos' }, connection);
  await videos.prepare();
  // Subscribed before the index is read, so that no change falls between the two.
  const subscriptions = await subscribeToEvents(eventBus, { index, worker });
  await index.refresh();
  const timers = scheduledTasks({ ...shared, worker, index }).map((task) => runEvery(task, logger));

  return {
    handle: app.callback(),
    async stop() {
      // The worker first: reactions that wait for it then end at once.
      await worker.stop();
      await cloudUpload.stop();
      await Promise.all([...subscriptions, ...timers].map((part) => part.stop()));
      await connection.close();
    },
  };
}

async function chooseProcessor(config: VideosConfig, logger: Logger): Promise<MediaProcessor> {
  const tools = await findMediaTools(config.tools);
  if (tools) {
    return createFfmpegMediaProcessor({ tools, makePoster, logger, maxFileBytes: config.uploads.maxBytes });
  }
  logger.warn(
    'ffmpeg and ffprobe were not found: videos are played as they come, without posters and captions',
  );
  return createPassThroughProcessor(logger);
}

function uniqueSuffix(): string {
  return randomBytes(5).toString('hex');
}
