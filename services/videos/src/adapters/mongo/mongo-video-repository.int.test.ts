import { describe, expect, it } from '@jest/globals';
import { migrateData } from '@selah/service-kit/mongo/migrations/migrate-data';
import { describeVideoRepositoryContract } from '../../../test/contracts/video-repository.contract.ts';
import { useTestDatabase } from '../../../test/mongo-connection.ts';
import { VIDEOS_DATA } from './migrations.ts';
import { createMongoVideoRepository } from './mongo-video-repository.ts';

const connect = useTestDatabase();

async function open() {
  const connection = await connect();
  const videos = createMongoVideoRepository(connection);
  await migrateData(connection, VIDEOS_DATA);
  return { videos, connection };
}

describeVideoRepositoryContract('MongoDB', async () => (await open()).videos);

describe('the collection of videos', () => {
  it('has its indexes after the migrations', async () => {
    const { connection } = await open();
    const indexes = await connection.collection('videos').indexes();
    expect(indexes.find(({ key }) => 'filename' in key)).toMatchObject({ unique: true });
    expect(indexes).toHaveLength(12);
  });
});
