import { createMongoDatabase } from '@selah/service-kit/database/mongo-database';
import type { DataPlace, ServiceDatabase } from '@selah/service-kit/database/service-database';
import { createSqliteDatabase } from '@selah/service-kit/database/sqlite-database';
import { createMongoConnection } from '@selah/service-kit/mongo/open-mongo';
import type { CloudJobStore } from '../domain/cloud-job.ts';
import type { ChangeNotes, VideoRepository } from '../domain/ports.ts';
import type { RenditionJobStore } from '../domain/rendition-job.ts';
import type { TrashNotes } from '../domain/trash.ts';
import { VIDEOS_DATA } from './mongo/migrations.ts';
import { createMongoChangeNotes } from './mongo/mongo-change-notes.ts';
import { createMongoCloudJobStore, createMongoRenditionJobStore } from './mongo/mongo-job-store.ts';
import { createMongoTrashNotes } from './mongo/mongo-trash-notes.ts';
import { createMongoVideoRepository } from './mongo/mongo-video-repository.ts';
import { createSqliteChangeNotes } from './sqlite/sqlite-change-notes.ts';
import { createSqliteCloudJobStore, createSqliteRenditionJobStore } from './sqlite/sqlite-job-store.ts';
import { createSqliteTrashNotes } from './sqlite/sqlite-trash-notes.ts';
import { createSqliteVideoRepository } from './sqlite/sqlite-video-repository.ts';
import { VIDEOS_TABLES } from './sqlite/tables.ts';

/** All that the videos service stores besides files. */
export interface VideosData extends ServiceDatabase {
  readonly videos: VideoRepository;
  readonly changeNotes: ChangeNotes;
  readonly trashNotes: TrashNotes;
  readonly cloudJob: CloudJobStore;
  readonly renditionJob: RenditionJobStore;
}

/** The data of the videos service where they are kept; `start` opens them. */
export function openVideosData(place: DataPlace): VideosData {
  if ('sqlite' in place) {
    const { sqlite } = place;
    return {
      ...createSqliteDatabase(sqlite, VIDEOS_TABLES),
      videos: createSqliteVideoRepository(sqlite),
      changeNotes: createSqliteChangeNotes(sqlite),
      trashNotes: createSqliteTrashNotes(sqlite),
      cloudJob: createSqliteCloudJobStore(sqlite),
      renditionJob: createSqliteRenditionJobStore(sqlite),
    };
  }
  const connection = createMongoConnection();
  return {
    ...createMongoDatabase(connection, VIDEOS_DATA, place),
    videos: createMongoVideoRepository(connection),
    changeNotes: createMongoChangeNotes(connection),
    trashNotes: createMongoTrashNotes(connection),
    cloudJob: createMongoCloudJobStore(connection),
    renditionJob: createMongoRenditionJobStore(connection),
  };
}
