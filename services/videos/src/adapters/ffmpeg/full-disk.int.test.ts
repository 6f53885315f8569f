import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { isStorageFull } from '@selah/service-kit/errors/storage-full';
import { silentLogger } from '@selah/service-kit/logging/logger';
import { type TemporaryFolder, temporaryFolder } from '@selah/service-kit/testing/temporary-folder';
import { ffmpegIsHere } from '../../../test/ffmpeg-here.ts';
import { heavyFilm } from '../../../test/made-film.ts';
import { mountSmallDisk } from '../../../test/small-disk.ts';
import { speakingFilm } from '../../../test/speaking-film.ts';
import { CAPTIONS_MAX_BYTES } from '../../domain/captions.ts';
import type { Container } from '../../domain/container.ts';
import { makePoster } from '../sharp/make-poster.ts';
import { createFfmpegMediaProcessor } from './ffmpeg-media-processor.ts';
import { createFfmpegRenditionMaker } from './ffmpeg-rendition-maker.ts';

const DISK_KILOBYTES = 4096;
/** Of the disk: each file has whole ones. */
const PAGE_BYTES = 4096;
const never = new AbortController().signal;
const tools = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' };
const maxFileBytes = 2 ** 26;

const probe = mountSmallDisk(DISK_KILOBYTES);
probe?.remove();
const describeOnSmallDisk = probe && ffmpegIsHere ? describe : describe.skip;

describeOnSmallDisk(
  'a disk that runs full while a film is processed (skipped without ffmpeg and mounts)',
  () => {
    let elsewhere: TemporaryFolder;
    let disk: NonNullable<ReturnType<typeof mountSmallDisk>>;
    beforeEach(async () => {
      elsewhere = await temporaryFolder();
      const mounted = mountSmallDisk(DISK_KILOBYTES);
      if (!mounted) throw new Error('nothing can be mounted any more');
      disk = mounted;
    });
    afterEach(async () => {
      disk.remove();
      await elsewhere.remove();
    });

    const processor = createFfmpegMediaProcessor({ tools, makePoster, logger: silentLogger(), maxFileBytes });

    async function film(bytes: Uint8Array): Promise<string> {
      const path = join(elsewhere.path, 'film');
      await writeFile(path, bytes);
      return path;
    }
    async function process(bytes: Uint8Array, container: Container = 'mp4') {
      return processor.process({ path: await film(bytes), container }, disk.path, never);
    }
    async function empty(): Promise<void> {
      for (const name of await readdir(disk.path)) await rm(join(disk.path, name));
    }
    const reasonOf = (work: Promise<unknown> | undefined) =>
      (work ?? Promise.resolve()).then(
        (made) => made,
        (error: unknown) => (isStorageFull(error) ? 'the disk is full' : error),
      );

    it('is not blamed on the film, also if only its index does not fit', async () => {
      const path = await film(heavyFilm({ size: '64x36', seconds: 6, rate: 20 }));
      const make = (folder: string) => processor.process({ path, container: 'mp4' }, folder, never);
      const { size: wanted } = await stat((await make(elsewhere.path)).path);
      for (const free of [0, 16, Math.floor(wanted / PAGE_BYTES) * 4]) {
        await disk.fillExcept(free);
        expect([free, await reasonOf(make(disk.path))]).toEqual([free, 'the disk is full']);
        await empty();
      }
    });

    it('does not cut the captions short', async () => {
      await disk.fillExcept(CAPTIONS_MAX_BYTES / 1024);
      const words = 'a'.repeat(CAPTIONS_MAX_BYTES - 1000);
      expect(await reasonOf(process(speakingFilm('webm', words), 'webm'))).toBe('the disk is full');
    });

    it('does not leave a film without its poster', async () => {
      const path = await film(heavyFilm({ size: '320x180', seconds: 1 }));
      const make = (folder: string) => processor.makePoster?.({ path }, folder, never);
      await make(elsewhere.path);
      const { size: sizeOfStill } = await stat(join(elsewhere.path, 'still.png'));
      for (const free of [0, 4, Math.ceil(sizeOfStill / PAGE_BYTES) * 4]) {
        await disk.fillExcept(free);
        expect([free, await reasonOf(make(disk.path))]).toEqual([free, 'the disk is full']);
        await empty();
      }
    });

    it('is not blamed on the film when its smaller versions are made', async () => {
      const source = {
        path: await film(heavyFilm({ size: '160x90', seconds: 2, rate: 8 })),
        container: 'mp4',
      } as const;
      await disk.fillExcept(8);
      const maker = createFfmpegRenditionMaker({ tools, maxFileBytes });
      expect(await reasonOf(maker.make(source, disk.path, { signal: never }))).toBe('the disk is full');
    });
  },
);
