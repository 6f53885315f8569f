import { describe, expect, it } from '@jest/globals';
import { migrateData } from '@selah/service-kit/mongo/migrations/migrate-data';
import { aVideo } from '../../../test/a-video.ts';
import { describeVideoRepositoryContract } from '../../../test/contracts/video-repository.contract.ts';
import { describeOnMongo } from '../../../test/mongo-connection.ts';
import type { NewVideo } from '../../domain/video.ts';
import { VIDEOS_DATA } from './migrations.ts';
import { createMongoVideoRepository } from './mongo-video-repository.ts';

describeOnMongo('the records of videos', (connect) => {
  async function open() {
    const connection = await connect();
    const videos = createMongoVideoRepository(connection);
    await migrateData(connection, VIDEOS_DATA);
    return { videos, connection };
  }

  describeVideoRepositoryContract('MongoDB', async () => (await open()).videos);

  /** Fields that only the next release knows, in the document and in each of its parts. */
  const LATER = { chapters: [{ at: 1 }] };

  describe('the collection of videos', () => {
    it('keeps what a later release has written, in every change that keeps the file', async () => {
      const { videos, connection } = await open();
      const { id } = await videos.insert(
        aVideo()
          .playing({
            poster: { name: 'a.webp', etag: 'e' },
            captions: { name: 'a.vtt', etag: 'f' },
          })
          .leasedTo('worker', 99)
          .changed({
            adopting: { filename: 'stray.mp4', source: 'local', etag: 'g' },
            previous: { filename: 'before.mp4', poster: { name: 'b.webp', etag: 'h' } },
          })
          .unsaved(),
      );
      const documents = connection.collection<{ _id: number }>('videos');
      const parts = ['', 'poster.', 'captions.', 'lease.', 'adopting.', 'previous.', 'previous.poster.'];
      await documents.updateOne(
        { _id: id },
        { $set: Object.fromEntries(parts.map((part) => [`${part}fromTheNextRelease`, LATER])) },
      );
      const expected = await documents.findOne({ _id: id });

      const video = await videos.find(id);
      if (!video) throw new Error('the video is missing');
      expect(await videos.save({ ...video, title: 'Another title' })).toBe(true);
      expect(await documents.findOne({ _id: id })).toEqual({
        ...expected,
        title: 'Another title',
        revision: video.revision + 1,
      });

      // Removed and restored by this release, one by one and many at once.
      const changed = await videos.find(id);
      if (!changed) throw new Error('the video is missing');
      for (const restore of [() => videos.restore(changed), () => videos.restoreMany([changed])]) {
        await videos.remove(id);
        await restore();
        expect(await documents.findOne({ _id: id })).toEqual({
          ...expected,
          title: 'Another title',
          revision: changed.revision,
        });
      }
    });

    it('refuses a field of this release that its schema does not have', async () => {
      const { videos } = await open();
      const misspelt: object = { ...aVideo().unsaved(), titel: 'x' };
      await expect(videos.insert(misspelt as NewVideo)).rejects.toThrow('titel');
    });

    it('has its indexes after the migrations', async () => {
      const { connection } = await open();
      const indexes = await connection.collection('videos').indexes();
      expect(indexes.find(({ key }) => 'filename' in key)).toMatchObject({ unique: true });
      expect(indexes).toHaveLength(14);
    });
  });
});
