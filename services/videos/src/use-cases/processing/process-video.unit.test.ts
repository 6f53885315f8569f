import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aVideo } from '../../../test/a-video.ts';
import { contentsOf, createTestDeps, MORNING, type TestDeps } from '../../../test/use-case-deps.ts';
import { addedCaptionsName } from '../../domain/filenames.ts';
import type { MediaStore } from '../../domain/media-store.ts';
import type { MediaProcessor } from '../../domain/ports.ts';
import { MAX_ATTEMPTS } from '../../domain/processing-lease.ts';
import { withReplacement } from '../../domain/video.ts';
import { UnplayableFileError } from '../../domain/video-errors.ts';
import { processVideo } from './process-video.ts';

describe('processing a video', () => {
  let deps: TestDeps;
  beforeEach(async () => {
    deps = await createTestDeps();
  });
  afterEach(() => deps.remove());

  const never = new AbortController().signal;
  const work = (id: number, process?: MediaProcessor['process'], signal = never) =>
    processVideo(process ? { ...deps, processor: { ...deps.processor, process } } : deps, id, signal);
  const refuse = async () => {
    throw new UnplayableFileError('unknown_codec');
  };

  async function waiting(filename = 'film.mp4'): Promise<number> {
    await deps.place(deps.tiers.incoming, filename, 'raw');
    return (await deps.videos.insert(aVideo().playing({ filename }).pending().unsaved())).id;
  }

  it('stores the results, marks the video ready, and announces it', async () => {
    const id = await waiting();
    await work(id, async (_source, folder) => {
      const path = join(folder, 'out.mp4');
      const captionsPath = join(folder, 'out.vtt');
      await Promise.all([writeFile(path, 'playable'), writeFile(captionsPath, 'WEBVTT')]);
      return { path, container: 'mp4', captionsPath, durationSeconds: 7.5 };
    });
    expect(await deps.videos.find(id)).toMatchObject({
      processing: 'ready',
      durationSeconds: 7.5,
      captions: { name: 'film.vtt', etag: expect.any(String) },
    });
    expect(await deps.videos.find(id)).not.toHaveProperty('lease');
    expect(await contentsOf(deps.tiers.local)).toEqual({ 'film.mp4': 'playable' });
    expect(await contentsOf(deps.tiers.companions.captions)).toEqual({ 'film.vtt': 'WEBVTT' });
    expect(await contentsOf(deps.tiers.incoming)).toEqual({});
    expect(deps.announced).toEqual(['changed pt']);
  });

  it('keeps the captions of a recorded film, also if it crashes after the converted file replaced it', async () => {
    await deps.place(deps.tiers.local, 'film.mp4', 'raw, with words');
    const { id } = await deps.videos.insert(aVideo().playing({ filename: 'film.mp4' }).pending().unsaved());
    const process: MediaProcessor['process'] = async (source, folder) => {
      const [path, captions] = [join(folder, 'out.mp4'), join(folder, 'out.vtt')];
      const hasWords = (await readFile(source.path, 'utf8')).includes('with words');
      await Promise.all([writeFile(path, 'playable'), hasWords && writeFile(captions, 'WEBVTT')]);
      return { path, container: 'mp4', ...(hasWords && { captionsPath: captions }) };
    };
    const put: MediaStore['put'] = async (...file) => {
      await deps.tiers.local.put(...file);
      throw new Error('killed');
    };
    const dying = { ...deps, tiers: { ...deps.tiers, local: { ...deps.tiers.local, put } } };
    const dyingWork = processVideo({ ...dying, processor: { ...deps.processor, process } }, id, never);
    await expect(dyingWork).rejects.toThrow('killed');
    expect(await contentsOf(deps.tiers.local)).toEqual({ 'film.mp4': 'playable' });
    await work(id, process);
    expect(await deps.videos.find(id)).toMatchObject({ processing: 'ready', captions: { name: 'film.vtt' } });
    expect(await contentsOf(deps.tiers.companions.captions)).toEqual({ 'film.vtt': 'WEBVTT' });
  });

  describe('of a file whose extension does not match the result', () => {
    const convert: MediaProcessor['process'] = async (_source, folder) => {
      const [path, captions] = [join(folder, 'out.mp4'), join(folder, 'out.vtt')];
      await Promise.all([writeFile(path, 'mp4 bytes'), writeFile(captions, 'WEBVTT')]);
      return { path, container: 'mp4', captionsPath: captions };
    };

    async function recorded(filename = 'film.webm'): Promise<number> {
      await deps.place(deps.tiers.local, filename, 'webm bytes');
      const file = { filename, isNamedByHand: true };
      return (await deps.videos.insert(aVideo().playing(file).pending().unsaved())).id;
    }

    it('renames it with the right extension, and keeps its links', async () => {
      const id = await recorded();
      await work(id, convert);
      const video = await deps.videos.find(id);
      const filename = expect.stringMatching(/^film-[0-9a-f]{10}\.mp4$/);
      expect(video).toMatchObject({ filename, formerNames: ['film.webm'], processing: 'ready' });
      expect(video).not.toHaveProperty('isNamedByHand');
      expect(await contentsOf(deps.tiers.local)).toEqual({ [video?.filename ?? '']: 'mp4 bytes' });
      expect(await deps.videos.findByFormerName('film.webm')).toEqual(video);
    });

    it('does not change poster and captions of another film whose name differs only in the extension', async () => {
      await deps.place(deps.tiers.companions.captions, 'film.vtt', 'WEBVTT of the other');
      const id = await recorded();
      await work(id, convert);
      const words = await contentsOf(deps.tiers.companions.captions);
      expect(words).toMatchObject({ 'film.vtt': 'WEBVTT of the other' });
      expect(Object.keys(words)).toHaveLength(2);
    });

    it.each([
      ['now', addedCaptionsName({ videoId: 1, sha256: 'a'.repeat(64) }, 'suffix')],
      ['by an earlier release', 'film.added.vtt'],
    ])('keeps captions added by a person %s', async (_, name) => {
      const id = await recorded();
      const captions = { name, etag: 'e' };
      await work(id, async (...source) => {
        const video = await deps.videos.find(id);
        if (video) await deps.videos.save({ ...video, captions });
        return convert(...source);
      });
      expect(await deps.videos.find(id)).toMatchObject({ captions });
    });

    it('is repeated after a crash, and leaves nothing of the first attempt', async () => {
      const id = await recorded();
      const put: MediaStore['put'] = async (...file) => {
        await deps.tiers.local.put(...file);
        throw new Error('killed');
      };
      const tiers = { ...deps.tiers, local: { ...deps.tiers.local, put } };
      const dying = { ...deps, tiers, processor: { ...deps.processor, process: convert } };
      await expect(processVideo(dying, id, never)).rejects.toThrow('killed');
      await work(id, convert);
      expect(Object.keys(await contentsOf(deps.tiers.local))).toHaveLength(1);
    });

    it('deletes the results if the video was removed meanwhile', async () => {
      const id = await recorded();
      await work(id, async (...source) => {
        await deps.videos.remove(id);
        return convert(...source);
      });
      expect(await contentsOf(deps.tiers.local)).toEqual({});
      expect(await contentsOf(deps.tiers.companions.captions)).toEqual({});
    });
  });

  it('is done by one of several concurrent processes', async () => {
    const id = await waiting();
    let runs = 0;
    const process: MediaProcessor['process'] = async ({ path }) => {
      runs += 1;
      return { path, container: 'mp4' };
    };
    const others = ['a', 'b', 'c'].map((workerId) =>
      processVideo({ ...deps, workerId, processor: { ...deps.processor, process } }, id, never),
    );
    await Promise.all(others);
    await work(id, process);
    expect(runs).toBe(1);
  });

  it('does nothing for a video that is missing or ready', async () => {
    const { id } = await deps.videos.insert(aVideo().unsaved());
    await work(id, refuse);
    await work(999, refuse);
    expect(await deps.videos.find(id)).toMatchObject({ processing: 'ready' });
    expect(deps.announced).toEqual([]);
  });

  it('marks an unplayable file as failed and keeps it for another attempt', async () => {
    const id = await waiting();
    await work(id, refuse);
    expect(await deps.videos.find(id)).toMatchObject({ processing: 'failed' });
    expect(await contentsOf(deps.tiers.incoming)).toEqual({ 'film.mp4': 'raw' });
    expect(deps.announced).toEqual([]);
  });

  it('marks a video without any file as failed', async () => {
    const { id } = await deps.videos.insert(aVideo().pending().unsaved());
    await work(id);
    expect(await deps.videos.find(id)).toMatchObject({ processing: 'failed' });
  });

  it('leaves the video pending if the file is not the cause of the error', async () => {
    const id = await waiting();
    const diskFull = async () => {
      throw new Error('no space left');
    };
    await expect(work(id, diskFull)).rejects.toThrow('no space left');
    expect(await deps.videos.find(id)).toMatchObject({ processing: 'pending', attempts: 0 });
    await work(id);
    expect(await deps.videos.find(id)).toMatchObject({ processing: 'ready' });
  });

  it('leaves the video pending on abort', async () => {
    const id = await waiting();
    const stopping = new AbortController();
    const process: MediaProcessor['process'] = async ({ path }) => {
      stopping.abort(new Error('stopping'));
      return { path, container: 'mp4' };
    };
    await expect(work(id, process, stopping.signal)).rejects.toThrow('stopping');
    expect(await deps.videos.find(id)).toMatchObject({ processing: 'pending', attempts: 0 });
  });

  it('stops processing a file that crashed the process repeatedly', async () => {
    await deps.place(deps.tiers.incoming, 'bomb.mp4');
    const { id } = await deps.videos.insert(
      aVideo()
        .playing({ filename: 'bomb.mp4' })
        .tried(MAX_ATTEMPTS)
        .leasedTo('a process that died', MORNING - 1)
        .unsaved(),
    );
    await work(id, async () => {
      throw new Error('must not be tried again');
    });
    expect(await deps.videos.find(id)).toMatchObject({ processing: 'failed' });
  });

  it('deletes the old file when its replacement is ready', async () => {
    const captions = { name: addedCaptionsName({ videoId: 1, sha256: 'a'.repeat(64) }, 'suffix'), etag: 'e' };
    const old = aVideo().playing({ filename: 'old.mp4', storagePath: 'old.mp4', captions });
    const { id } = await deps.videos.insert(old.beingReplacedBy('new.mp4').unsaved());
    await deps.place(deps.tiers.local, 'old.mp4');
    await deps.place(deps.tiers.cloud, 'old.mp4');
    for (const name of ['old.vtt', 'old.added.vtt', captions.name]) {
      await deps.place(deps.tiers.companions.captions, name, 'WEBVTT');
    }
    await deps.place(deps.tiers.incoming, 'new.mp4', 'new');
    await work(id);
    expect(await contentsOf(deps.tiers.local)).toEqual({ 'new.mp4': 'new' });
    expect(await contentsOf(deps.tiers.cloud)).toEqual({});
    expect(await contentsOf(deps.tiers.companions.captions)).toEqual({});
    expect(await deps.videos.find(id)).not.toHaveProperty('captions');
  });

  it('uses the old file again if the replacement cannot be played', async () => {
    const { id } = await deps.videos.insert(
      aVideo().playing({ filename: 'old.mp4' }).beingReplacedBy('new.mp4').unsaved(),
    );
    await deps.place(deps.tiers.local, 'old.mp4');
    await deps.place(deps.tiers.incoming, 'new.mp4');
    await work(id, refuse);
    expect(await deps.videos.find(id)).toMatchObject({ processing: 'ready', filename: 'old.mp4' });
    expect(await contentsOf(deps.tiers.incoming)).toEqual({});
    expect(await contentsOf(deps.tiers.local)).toEqual({ 'old.mp4': 'a film' });
  });

  it('deletes the results if the file was replaced meanwhile', async () => {
    const id = await waiting('first.mp4');
    await deps.place(deps.tiers.incoming, 'second.mp4', 'second');
    await work(id, async ({ path }) => {
      const video = await deps.videos.find(id);
      if (video) await deps.videos.save(withReplacement(video, { filename: 'second.mp4' }));
      return { path, container: 'mp4' };
    });
    expect(await deps.videos.find(id)).toMatchObject({ processing: 'pending', filename: 'second.mp4' });
    expect(await contentsOf(deps.tiers.local)).toEqual({});
    await work(id);
    expect(await contentsOf(deps.tiers.local)).toEqual({ 'second.mp4': 'second' });
  });

  it('deletes the results of a replacement if the video was removed meanwhile', async () => {
    const id = await waiting();
    await work(id, async ({ path }, folder) => {
      const captions = join(folder, 'out.vtt');
      await writeFile(captions, 'WEBVTT');
      await deps.videos.remove(id);
      return { path, container: 'mp4', captionsPath: captions };
    });
    expect(await contentsOf(deps.tiers.companions.captions)).toEqual({});
    expect(await contentsOf(deps.tiers.local)).toEqual({});
    expect(await contentsOf(deps.tiers.incoming)).toEqual({});
  });
});
