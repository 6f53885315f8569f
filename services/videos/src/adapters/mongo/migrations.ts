import type { ServiceData } from '@selah/service-kit/mongo/migrations/service-data';

/** The data of the videos service: `videos` with their counter in `counters`, `changes`, `jobs`, `trash`. */
export const VIDEOS_DATA: ServiceData = {
  service: 'videos',
  migrations: [
    {
      name: 'indexes of videos',
      async run(connection) {
        await connection.collection('videos').createIndexes([
          { key: { filename: 1 }, unique: true },
          { key: { 'previous.filename': 1 } },
          { key: { 'adopting.filename': 1 }, unique: true, sparse: true },
          { key: { formerNames: 1 }, sparse: true },
          { key: { 'previous.formerNames': 1 }, sparse: true },
          { key: { uploadId: 1 }, sparse: true },
          { key: { sha256: 1 }, sparse: true },
          { key: { 'previous.sha256': 1 }, sparse: true },
          // Used by the index of playable videos, the list of a language, and the search for pending videos.
          { key: { language: 1, processing: 1 } },
          { key: { processing: 1 } },
          // Serves the newest videos of a language.
          { key: { language: 1, _id: -1 } },
        ]);
      },
    },
    {
      name: 'index of waiting smaller versions of films',
      async run(connection) {
        await connection
          .collection('videos')
          .createIndexes([{ key: { 'renditions.state': 1 }, sparse: true }]);
      },
    },
    {
      name: 'index of the moments of the trash',
      async run(connection) {
        await connection.collection('trash').createIndexes([{ key: { deletedAt: -1 } }]);
      },
    },
    {
      name: 'index of films that await their poster',
      async run(connection) {
        await connection.collection('videos').createIndexes([{ key: { awaitsPoster: 1 }, sparse: true }]);
      },
    },
  ],
};
