import { readFile } from 'node:fs/promises';
import { expect } from '@jest/globals';
import { eventually } from '@selah/service-kit/testing/eventually';
import { type HttpVisitor, httpVisitor } from '../../support/http-visitor.ts';
import type { TestVideo } from '../../support/test-videos.ts';
import type { Cluster } from './cluster.ts';

/** A conversion, after another worker or a restored event has taken over. */
const PROCESSING_MS = 300_000;

/** Uploads a film as the administrator and returns its id. */
export async function uploadFilm(
  admin: HttpVisitor,
  film: TestVideo | Uint8Array<ArrayBuffer>,
): Promise<number> {
  const form = new FormData();
  form.set('title', `Salmo ${crypto.randomUUID()}`);
  form.set('language', 'fr');
  const bytes = film instanceof Uint8Array ? film : await readFile(film.path);
  form.set('videoFile', new Blob([bytes]), 'salmo.mp4');
  const { status, body } = await admin.call('POST', '/api/videos', { form });
  expect(status).toBe(201);
  return (body as { readonly id: number }).id;
}

/** Waits until a film is processed, and loads its beginning. */
export async function waitUntilPlayable({ url }: Cluster, id: number): Promise<void> {
  const filename = await eventually(async () => {
    const { body } = await httpVisitor(url).call('GET', '/api/videos');
    const videos = body as readonly { id: number; filename: string; processing: string }[];
    const video = videos.find((one) => one.id === id);
    expect(video?.processing).toBe('ready');
    return video?.filename;
  }, PROCESSING_MS);
  const range = { range: 'bytes=0-1023' };
  expect((await fetch(`${url}/api/videos/file/${filename}`, { headers: range })).status).toBe(206);
}
