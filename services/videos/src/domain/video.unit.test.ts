import { describe, expect, it } from '@jest/globals';
import { aVideo } from '../../test/a-video.ts';
import {
  asPlayable,
  filesLeftBehind,
  languagesTouched,
  markedFailed,
  markedPending,
  markedReady,
  pendingVideo,
  withReplacement,
} from './video.ts';

const poster = { name: 'salmo.webp', etag: 'p1' };

describe('a new video', () => {
  it('is pending and cannot be played yet', () => {
    const video = pendingVideo({ title: 'Salmo 23', language: 'pt', now: 0 }, { filename: 'salmo-23.mp4' });
    expect(video).toMatchObject({ processing: 'pending', attempts: 0, createdAt: new Date(0) });
    expect(asPlayable(aVideo().pending().build())).toBeUndefined();
  });

  it('can be played when it is ready', () => {
    const { filename, ...pending } = aVideo().leasedTo('worker', 1).build();
    const ready = markedReady({ ...pending, filename }, { filename, durationSeconds: 12.5, poster });
    expect(ready).toMatchObject({ processing: 'ready', durationSeconds: 12.5, poster });
    expect(ready).not.toHaveProperty('lease');
    expect(asPlayable(ready)).toEqual(ready);
  });

  it('keeps its file if it proves unplayable, so that it can be tried again', () => {
    const failed = markedFailed(aVideo().playing({ filename: 'broken.mp4' }).pending().build(), 'unreadable');
    expect(failed).toMatchObject({ processing: 'failed', filename: 'broken.mp4' });
    expect(markedPending(failed)).toMatchObject({ processing: 'pending', attempts: 0 });
  });
});

describe('a video whose file is being replaced', () => {
  const before = aVideo().playing({ filename: 'old.mp4', poster, durationSeconds: 9 }).build();
  const during = withReplacement(before, { filename: 'new.mp4' });

  it('has the new file as pending and still plays the old one', () => {
    expect(during).toMatchObject({ filename: 'new.mp4', processing: 'pending' });
    expect(during).not.toHaveProperty('poster');
    expect(asPlayable(during)).toEqual({ ...before, processing: 'ready' });
  });

  it('no longer uses the old file when the new one is ready', () => {
    const after = markedReady(during, { filename: 'new.mp4', durationSeconds: 5 });
    expect(after).toMatchObject({ filename: 'new.mp4', durationSeconds: 5 });
    expect(filesLeftBehind(during, after)).toEqual([{ filename: 'old.mp4', poster, durationSeconds: 9 }]);
  });

  it('uses the old file again if the new one proves unplayable', () => {
    const after = markedFailed(during, 'unreadable');
    expect(after).toEqual({ ...before, failure: 'unreadable' });
    expect(filesLeftBehind(during, after)).toEqual([{ filename: 'new.mp4' }]);
  });

  it('drops the first replacement if there is a second one', () => {
    const again = withReplacement(during, { filename: 'newer.mp4' });
    expect(asPlayable(again)?.filename).toBe('old.mp4');
    expect(filesLeftBehind(during, again)).toEqual([{ filename: 'new.mp4' }]);
  });

  it('plays nothing if it could not be played before', () => {
    const replaced = withReplacement(aVideo().failed().build(), { filename: 'better.mp4' });
    expect(asPlayable(replaced)).toBeUndefined();
    expect(replaced).not.toHaveProperty('previous');
  });
});

describe('the languages affected by a change', () => {
  const inPortuguese = aVideo().build();

  it('are both if a playable video moves from one to the other', () => {
    const inSpanish = { ...inPortuguese, language: 'es' as const };
    expect(languagesTouched(inPortuguese, inSpanish)).toEqual(['pt', 'es']);
  });

  it('are none if a video cannot be played', () => {
    expect(languagesTouched(undefined, aVideo().pending().build())).toEqual([]);
  });

  it('are one if a video is added or removed', () => {
    expect(languagesTouched(undefined, inPortuguese)).toEqual(['pt']);
    expect(languagesTouched(inPortuguese, undefined)).toEqual(['pt']);
  });
});
