import { expect, it } from '@jest/globals';
import { aVideo } from '../../../test/a-video.ts';
import { describeOnMongo } from '../../../test/mongo-connection.ts';
import { createMongoChangeNotes } from './mongo-change-notes.ts';
import { createMongoCloudJobStore } from './mongo-job-store.ts';
import { createMongoTrashNotes } from './mongo-trash-notes.ts';

const LATER = { fromTheNextRelease: { a: 1 } };

// The records of videos are in mongo-video-repository.int.test.ts.
describeOnMongo('what a later release has written', (connect) => {
  it('about the trash comes back with a restored video', async () => {
    const connection = await connect();
    const notes = createMongoTrashNotes(connection);
    const video = aVideo().withId(7).build();
    await notes.put([{ kind: 'video', id: '7', deletedAt: new Date(0), video }]);
    await connection
      .collection('trash')
      .updateMany({}, { $set: { ...LATER, 'video.fromTheNextRelease': LATER.fromTheNextRelease } });
    expect(await notes.find(['7'])).toEqual([
      { ...LATER, kind: 'video', id: '7', deletedAt: new Date(0), video: { ...video, ...LATER } },
    ]);
    expect(await notes.list()).toHaveLength(1);
  });

  it('about the job of the cloud tier is kept by a change of this one', async () => {
    const connection = await connect();
    const store = createMongoCloudJobStore(connection);
    await store.save({ ...(await store.read()), state: 'running' });
    await connection.collection('jobs').updateMany({}, { $set: LATER });
    const job = await store.read();
    expect(await store.save({ ...job, state: 'paused' })).toBe(true);
    expect(await store.read()).toEqual({ ...job, state: 'paused', revision: job.revision + 1 });
    expect(await store.read()).toMatchObject(LATER);
  });

  it('about announcements is read', async () => {
    const connection = await connect();
    const notes = createMongoChangeNotes(connection);
    const id = await notes.add(5);
    await connection.collection('changes').updateMany({}, { $set: LATER });
    expect(await notes.read(10)).toEqual({ all: [id], over: [id] });
  });
});
