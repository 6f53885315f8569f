import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createMongoConnection, openMongo } from '@selah/service-kit/mongo/open-mongo';
import { startTestDatabase, type TestDatabase } from '@selah/service-kit/testing/test-database';
import type { Connection } from 'mongoose';
import { describeVideoRepositoryContract } from '../../../test/contracts/video-repository.contract.ts';
import { createMongoVideoRepository } from './mongo-video-repository.ts';

let database: TestDatabase;
let connection: Connection | undefined;

beforeAll(async () => {
  database = await startTestDatabase();
});
afterEach(async () => {
  await connection?.dropDatabase();
  await connection?.close();
});
afterAll(() => database.stop());

async function open() {
  connection = createMongoConnection();
  const videos = createMongoVideoRepository(connection);
  await openMongo({ uri: database.uri, appName: 'selah-videos-test' }, connection);
  await videos.prepare();
  return videos;
}

describeVideoRepositoryContract('MongoDB', open);

describe('the collection of videos', () => {
  it('has its indexes after each start', async () => {
    const videos = await open();
    await videos.prepare();
    const indexes = (await connection?.collection('videos').indexes()) ?? [];
    expect(indexes.find(({ key }) => 'filename' in key)).toMatchObject({ unique: true });
    expect(indexes).toHaveLength(11);
  });
});
