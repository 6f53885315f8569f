import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { eventually, SLOW_MACHINE_MS } from '@selah/service-kit/testing/eventually';
import { type ManagedVideo, managedVideoListSchema } from '@selah/shared/contracts/videos/managed-video';
import type { HttpVisitor } from './http-visitor.ts';

/** The path of a demo video. */
export const DEMO_VIDEO = join(import.meta.dirname, '..', '..', 'standalone', 'demo', 'pt-salmo-23.mp4');

/** Two seconds of 320 × 180 without captions: preparing it and its smaller versions takes a tenth of the demo video's time. */
export const SMALL_VIDEO = join(import.meta.dirname, '../../services/videos/test/fixtures/two-seconds.mp4');

/** A form that adds a video, a small one by default, as the API takes it. */
export function formWithVideo({ title = 'Salmo 23', path = SMALL_VIDEO } = {}): FormData {
  const form = new FormData();
  form.set('title', title);
  form.set('language', 'pt');
  form.set('videoFile', new Blob([readFileSync(path)]), basename(path));
  return form;
}

/** All videos as the administrator sees them. */
export async function listVideos(admin: HttpVisitor): Promise<readonly ManagedVideo[]> {
  return managedVideoListSchema.parse((await admin.call('GET', '/api/videos')).body);
}

/** Waits until the video with this title can be played. */
export async function untilReady(admin: HttpVisitor, title: string): Promise<void> {
  await eventually(async () => {
    const video = (await listVideos(admin)).find((one) => one.title === title);
    if (video?.processing !== 'ready') throw new Error(`${title} is ${video?.processing ?? 'missing'}`);
  }, SLOW_MACHINE_MS);
}

export interface TestVideo {
  readonly path: string;
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** A temporary folder of files to upload. */
export interface TestVideoFolder {
  /** A unique playable video, small by default, padded to about this size. */
  video(name: string, bytes: number, film?: string): TestVideo;
  /** The first part of a video, as a broken copy leaves it. */
  truncatedVideo(name: string): TestVideo;
  /** A file with this content and name. */
  file(name: string, content: string): TestVideo;
  remove(): void;
}

/** Creates an empty folder; `remove` deletes it with its files. */
export function makeTestVideos(): TestVideoFolder {
  const folder = mkdtempSync(join(tmpdir(), 'selah-test-videos-'));

  function write(name: string, content: Buffer): TestVideo {
    const path = join(folder, name);
    writeFileSync(path, content);
    return { path, name, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
  }

  return {
    video(name, bytes, path = SMALL_VIDEO) {
      const film = readFileSync(path);
      return write(name, Buffer.concat([film, freeBox(bytes - film.length)]));
    },
    truncatedVideo(name) {
      const film = readFileSync(DEMO_VIDEO);
      return write(name, film.subarray(0, Math.floor(film.length * 0.4)));
    },
    file: (name, content) => write(name, Buffer.from(content)),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** A box that players skip (ISO 14496-12, 8.1.2): its length in four bytes, its name, random bytes. */
function freeBox(bytes: number): Buffer {
  const header = Buffer.alloc(8);
  const length = Math.max(bytes, 64);
  header.writeUInt32BE(length);
  header.write('free', 4, 'latin1');
  return Buffer.concat([header, randomBytes(length - 8)]);
}
