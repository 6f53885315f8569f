import { describe, expect, it } from '@jest/globals';
import { describeVideoRepositoryContract } from '../../../test/contracts/video-repository.contract.ts';
import { useTestDatabase } from '../../../test/mongo-connection.ts';
import { createMongoVideoRepository } from './mongo-video-repository.ts';

const connect = useTestDatabase();

async function open() {
  const connection = await connect();
  const videos = createMongoVideoRepository(connection);
  await videos.prepare();
  return { videos, connection };
}

describeVideoRepositoryContract('MongoDB', async () => (await open()).videos);

describe('the collection of videos', () => {
  it('has its indexes after each start', async () => {
    const { videos, connection } = await open();
    await videos.prepare();
    const indexes = await connection.collection('videos').indexes();
    expect(indexes.find(({ key }) => 'filename' in key)).toMatchObject({ unique: true });
    expect(indexes).toHaveLength(12);
  });
});
