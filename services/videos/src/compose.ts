import { randomBytes, randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import type { DatabaseSync } from 'node:sqlite';
import { createActionOutbox } from '@selah/service-kit/audit/action-outbox';
import type { Removals } from '@selah/service-kit/backups/removals';
import type { Clock } from '@selah/service-kit/clock';
import { dataPlace } from '@selah/service-kit/database/service-database';
import { createServiceApp } from '@selah/service-kit/http/koa/create-service-app';
import { answers } from '@selah/service-kit/http/koa/site-health-route';
import type { Gauge } from '@selah/service-kit/lifecycle/gauge';
import type { Service } from '@selah/service-kit/lifecycle/service';
import type { Logger } from '@selah/service-kit/logging/logger';
import type { EventBus } from '@selah/service-kit/messaging/event-bus';
import { connectionTo, engineConnections } from '@selah/service-kit/privacy/outgoing-connections';
import { DEFAULT_REGION } from '@selah/service-kit/s3/s3-region';
import { createVideoAnnouncer } from './adapters/event-bus/announce-videos.ts';
import { createFfmpegMediaProcessor } from './adapters/ffmpeg/ffmpeg-media-processor.ts';
import { createFfmpegRenditionMaker } from './adapters/ffmpeg/ffmpeg-rendition-maker.ts';
import { findMediaTools } from './adapters/ffmpeg/find-media-tools.ts';
import { recogniseContainer } from './adapters/file-type/recognise-container.ts';
import { freeSpaceOf, spaceOf } from './adapters/local-disk/free-space.ts';
import { hashFile } from './adapters/local-disk/hash-file.ts';
import { describeUnwritable } from './adapters/local-disk/unwritable-folder.ts';
import { openMedia } from './adapters/open-media.ts';
import { openVideosData } from './adapters/open-videos-data.ts';
import { createPassThroughProcessor } from './adapters/pass-through/pass-through-processor.ts';
import { makePoster } from './adapters/sharp/make-poster.ts';
import { posterAsJpeg } from './adapters/sharp/poster-as-jpeg.ts';
import type { VideosConfig } from './config.ts';
import type { MediaStore } from './domain/media-store.ts';
import type { MediaProcessor, RenditionMaker } from './domain/ports.ts';
import { processVideoOnVideoUploaded } from './entry-points/events/process-video-on-video-uploaded.ts';
import { refreshIndexOnVideoChanged } from './entry-points/events/refresh-index-on-video-changed.ts';
import { createVideosApp } from './entry-points/http/app.ts';
import { createMediaSlots } from './entry-points/http/media/media-slots.ts';
import { runEvery } from './entry-points/timers/run-every.ts';
import { videosTasks, workerTasks } from './entry-points/timers/scheduled-tasks.ts';
import { createCloudJobWorker } from './use-cases/cloud/cloud-job-worker.ts';
import { probeDisk } from './use-cases/diagnostics/probe-disk.ts';
import { createPlayableIndex } from './use-cases/playback/playable-index.ts';
import { createVideoWorker } from './use-cases/processing/video-worker.ts';
import { createRenditionWorker } from './use-cases/renditions/rendition-worker.ts';

export interface VideosDeps {
  /** Bus and cloud tier stay open when the service stops: their creator closes them. */
  readonly eventBus: EventBus;
  readonly cloudMedia: MediaStore;
  /** The file of a product that runs in one process, in place of MongoDB. */
  readonly sqlite?: DatabaseSync | undefined;
  readonly logger: Logger;
  readonly now?: Clock;
  /** Removals of files wait for it. */
  readonly removals?: Removals;
  /** Chooses the next video; as Math.random. */
  readonly random?: () => number;
  /** Bytes that can still be written to the disk of the media; by default, the disk is asked. */
  readonly freeBytes?: () => Promise<number>;
}

/** Work that waits, for metrics. */
interface Backlog {
  processing(): Promise<number>;
  cloud(): Promise<number>;
}

interface Running {
  readonly handle: RequestListener;
  readonly backlog?: Backlog;
  stop(): Promise<void>;
}

/** Upload, playback and diagnostics over HTTP. Uploads stay pending until a worker runs, here or in another process. */
export function composeVideos(config: VideosConfig, deps: VideosDeps): Service {
  return createService('videos', async () => {
    const tools = await chooseTools(config, deps.logger);
    return startVideos(config, deps, { tools, hasWorker: false });
  });
}

/** Processing of uploads and maintenance of the files. Its HTTP server only answers health checks. */
export function composeVideoWorker(config: VideosConfig, deps: VideosDeps): Service {
  return createService('video-worker', async () =>
    startVideoWorker(config, deps, await chooseTools(config, deps.logger)),
  );
}

/** Both in one process, for one machine. */
export function composeVideosWithWorker(config: VideosConfig, deps: VideosDeps): Service {
  return createService('videos', async () => {
    const tools = await chooseTools(config, deps.logger);
    const worker = await startVideoWorker(config, deps, tools);
    try {
      const videos = await startVideos(config, deps, { tools, hasWorker: true });
      return {
        handle: videos.handle,
        ...(worker.backlog && { backlog: worker.backlog }),
        async stop() {
          await videos.stop();
          await worker.stop();
        },
      };
    } catch (error) {
      await worker.stop();
      throw error;
    }
  });
}

/** A service whose dependencies are opened by `start`; until then it answers 503. */
function createService(name: string, start: () => Promise<Running>): Service {
  let running: Running | undefined;
  return {
    name,
    gauges: backlogGauges(() => running?.backlog),
    handle: (request, response) => {
      if (running) running.handle(request, response);
      else response.writeHead(503).end();
    },
    async start() {
      running = await start();
    },
    async stop() {
      await running?.stop();
    },
  };
}

function backlogGauges(current: () => Backlog | undefined): readonly Gauge[] {
  const read = async (count: (backlog: Backlog) => Promise<number>) => {
    const backlog = current();
    if (!backlog) throw new Error('no worker runs in this process');
    return count(backlog);
  };
  return [
    {
      name: 'selah_videos_waiting',
      help: 'Uploaded videos that wait for processing or are being processed',
      read: () => read((backlog) => backlog.processing()),
    },
    {
      name: 'selah_cloud_backlog',
      help: 'Videos that the job of the cloud tier still has to copy',
      read: () => read((backlog) => backlog.cloud()),
    },
  ];
}

async function startVideos(
  config: VideosConfig,
  deps: VideosDeps,
  { tools, hasWorker }: { readonly tools: Tools; readonly hasWorker: boolean },
): Promise<Running> {
  const { eventBus, logger, random = Math.random } = deps;
  const storage = await openStorage(config, deps, tools);
  const { shared, uploadStore, freeBytes, space, unwritable, readiness, outboxStore, close } = storage;
  const noFolder = await unwritable();
  if (noFolder) logger.error(describeUnwritable(noFolder));
  const index = createPlayableIndex(shared.videos);
  const media = { ...shared, index, slots: createMediaSlots() };
  const siteHealth = {
    database: answers(readiness.database),
    events: answers(() => eventBus.check()),
    disk: async () => probeDisk({ ...(await space()), unwritable: (await unwritable())?.path }),
    cloud: answers(() => shared.tiers.cloud.check()),
    // A worker in another process has tools of its own.
    ...(hasWorker && {
      converter: async () => ({ state: shared.maker ? ('good' as const) : ('off' as const) }),
    }),
  };
  const outbox = createActionOutbox({ store: outboxStore, eventBus, logger });
  const app = createVideosApp(
    {
      logger,
      internalSecrets: config.identity.secrets,
      readiness,
      now: shared.now,
      connections: videosConnections(config),
      recordAction: outbox.record,
    },
    { ...media, random, uniqueSuffix, uploads: config.uploads, uploadStore, freeBytes, siteHealth },
  );

  // Subscribed before the index is read, so that no change is missed between the two.
  const subscription = await refreshIndexOnVideoChanged(eventBus, index);
  await index.refresh();
  outbox.start();
  const timers = videosTasks({ index, announce: shared.announce }).map((task) => runEvery(task, logger));
  return {
    handle: app.callback(),
    async stop() {
      await Promise.all([subscription, outbox, ...timers].map((part) => part.stop()));
      await close();
    },
  };
}

async function startVideoWorker(config: VideosConfig, deps: VideosDeps, tools: Tools): Promise<Running> {
  const { eventBus, logger } = deps;
  const { shared, freeBytes, readiness, close } = await openStorage(config, deps, tools);
  const workerId = randomUUID();
  const worker = createVideoWorker({ ...shared, workerId });
  const cloudJobWorker = createCloudJobWorker({ ...shared, workerId });
  const renditionWorker = createRenditionWorker({ ...shared, freeBytes, uniqueSuffix, workerId });
  const app = createServiceApp({
    name: 'video-worker',
    logger,
    internalSecrets: config.identity.secrets,
    readiness,
    now: shared.now,
    connections: videosConnections(config),
    routes: () => {},
  });

  const subscription = await processVideoOnVideoUploaded(eventBus, worker);
  const timers = workerTasks({ ...shared, worker, cloudJobWorker, renditionWorker }).map((task) =>
    runEvery(task, logger),
  );
  return {
    handle: app.callback(),
    backlog: {
      processing: async () => (await shared.videos.pendingIds()).length,
      cloud: async () => (await shared.cloudJob.read()).remaining.length,
    },
    async stop() {
      // The worker first, so that reactions waiting for it end at once.
      cloudJobWorker.stop();
      renditionWorker.stop();
      await worker.stop();
      await Promise.all([subscription, ...timers].map((running) => running.stop()));
      await close();
    },
  };
}

/** Records and files, used by both halves of the service. */
async function openStorage(config: VideosConfig, deps: VideosDeps, tools: Tools) {
  const { eventBus, cloudMedia, removals, logger, now = Date.now } = deps;
  const data = openVideosData(dataPlace(deps.sqlite, config.database.uri, logger));
  const { videos, trashNotes, changeNotes, cloudJob, renditionJob } = data;
  const { uploadStore, diskFolder, check, unwritable, ...media } = await openMedia(config.media, {
    cloudMedia,
    trashNotes,
    removals,
    logger,
    now,
  });
  await data.start();
  return {
    shared: {
      videos,
      cloudJob,
      renditionJob,
      ...media,
      ...tools,
      posterAsJpeg,
      recogniseContainer,
      hashFile,
      announce: createVideoAnnouncer({ eventBus, notes: changeNotes, logger, now }),
      logger,
      now,
    },
    uploadStore,
    freeBytes: deps.freeBytes ?? (() => freeSpaceOf(diskFolder)),
    space: () => spaceOf(diskFolder),
    unwritable,
    // Not bus and cloud tier: videos play without them, and the scheduled tasks make up for missed events.
    readiness: { database: () => data.check(), media: check },
    outboxStore: data.outbox,
    close: () => data.stop(),
  };
}

function videosConnections(config: VideosConfig) {
  return [...engineConnections(config), ...(config.s3 ? bucketConnections(config, config.s3) : [])];
}

/** If every film is in the bucket, browsers connect to it as well, which is said in its place. */
function bucketConnections({ media }: VideosConfig, bucket: NonNullable<VideosConfig['s3']>) {
  const own = connectionTo('cloud', endpointOf(bucket));
  if (!media.bucket) return [own];
  const films = connectionTo('films', bucket.publicEndpoint ?? endpointOf(bucket));
  return own.host === films.host ? [films] : [own, films];
}

/** Without an address the bucket is at AWS. */
function endpointOf({ endpoint, region = DEFAULT_REGION }: NonNullable<VideosConfig['s3']>): string {
  return endpoint ?? `https://s3.${region}.amazonaws.com`;
}

interface Tools {
  readonly processor: MediaProcessor;
  /** Absent without ffmpeg. */
  readonly maker?: RenditionMaker;
}

/** Once per process: asking ffmpeg and ffprobe whether they work takes a tenth of the processor time of a start. */
async function chooseTools(config: VideosConfig, logger: Logger): Promise<Tools> {
  const tools = await findMediaTools(config.tools);
  if (tools) {
    const options = { tools, maxFileBytes: config.uploads.maxBytes };
    return {
      processor: createFfmpegMediaProcessor({ ...options, makePoster, logger }),
      maker: createFfmpegRenditionMaker(options),
    };
  }
  logger.warn(
    'ffmpeg and ffprobe were not found: videos are played as they come, without posters and captions',
  );
  return { processor: createPassThroughProcessor(logger) };
}

function uniqueSuffix(): string {
  return randomBytes(5).toString('hex');
}
