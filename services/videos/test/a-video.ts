import type { Language } from '@selah/shared/contracts/languages';
import { fileOf, type NewVideo, type Video, type VideoFile, withReplacement } from '../src/domain/video.ts';

let made = 0;

/** A video for a test: ready, in Portuguese, with its own file, unless overridden. */
export function aVideo() {
  made += 1;
  return builderOf({
    id: made,
    title: `Salmo ${made}`,
    language: 'pt',
    filename: `salmo-${made}.mp4`,
    processing: 'ready',
    attempts: 0,
    createdAt: new Date('2026-01-01T00:00:00.000Z'),
    revision: 1,
  });
}

function builderOf(video: Video) {
  const but = (change: Partial<Video>) => builderOf({ ...video, ...change });
  return {
    withId: (id: number) => but({ id }),
    titled: (title: string) => but({ title }),
    in: (language: Language) => but({ language }),
    playing: (file: Partial<VideoFile>) => but(file),
    pending: () => but({ processing: 'pending' }),
    failed: () => but({ processing: 'failed' }),
    tried: (attempts: number) => but({ attempts }),
    changed: but,
    leasedTo: (workerId: string, expiresAt: number) =>
      but({ processing: 'pending', lease: { holder: workerId, expiresAt } }),
    /** With a new file to be processed. */
    beingReplacedBy: (filename: string) => builderOf(withReplacement(video, { filename })),
    build: (): Video => video,
    /** Before a repository assigns an id. */
    unsaved: (): NewVideo => {
      const { id: _, revision: __, ...rest } = video;
      return rest;
    },
    file: (): VideoFile => fileOf(video),
  };
}
