import { existsSync, openAsBlob, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { SigningSecrets } from '@selah/service-kit/config/signing-secrets';
import type { Fetch } from '@selah/service-kit/http/local/local-fetch';
import { ANONYMOUS, IDENTITY_HEADER, type Identity } from '@selah/service-kit/identity/identity';
import { signIdentity } from '@selah/service-kit/identity/identity-token';
import { languageSchema } from '@selah/shared/contracts/languages';
import { videoListSchema } from '@selah/shared/contracts/videos/video';
import { z } from 'zod';

const DEMO_DIRECTORY = join(import.meta.dirname, '..', 'demo');

const manifestSchema = z.array(z.object({ file: z.string(), title: z.string(), language: languageSchema }));

/** Requests of the seed are authenticated as the administrator. The name stands in the list of who did what. */
const SEEDER: Identity = { admin: { id: 1, username: 'demonstração', sessionId: 'seed' } };

const PROCESSING_PATIENCE_MS = 120_000;
const POLL_MS = 100;
/** How often an upload is tried that the site had no time or no engine for, and how long before the next one. Milliseconds. */
const ATTEMPTS = 10;
const PAUSE_MS = 1_000;

export interface SeedOptions {
  /** The address of the videos service, and a function for requests: over HTTP unless it runs in this process. */
  readonly videosUrl: string;
  readonly fetchVideos?: Fetch;
  readonly internalSecrets: SigningSecrets;
  /** A file that is written after all demo videos were added. */
  readonly marker: string;
  readonly print: (line: string) => void;
  /** An abort ends the seeding with an error; the next start continues. */
  readonly stopping?: AbortSignal;
  /** Before an upload is tried again; a second by default. Milliseconds. */
  readonly pauseMs?: number;
}

/**
 * Uploads the demo videos as an administrator would, once per installation, and waits until they can be played. An
 * interrupted seed is continued.
 */
export async function seedDemo(options: SeedOptions): Promise<void> {
  if (existsSync(options.marker)) return;
  const manifest = manifestSchema.parse(
    JSON.parse(await readFile(join(DEMO_DIRECTORY, 'manifest.json'), 'utf8')),
  );
  const present = await listVideos(options);
  const missing = manifest.filter((video) => !isAmong(present, video));
  for (const [index, video] of missing.entries()) {
    if (index % 5 === 0) options.print(`Adding demo videos (${index + 1} of ${missing.length}) …`);
    await upload(options, video);
  }
  await untilProcessed(options);
  writeFileSync(options.marker, `${new Date().toISOString()}\n`);
  if (missing.length > 0) options.print('The demo videos are there.');
}

type Manifest = z.infer<typeof manifestSchema>;
type Named = Pick<Manifest[number], 'title' | 'language'>;

async function upload(options: SeedOptions, video: Manifest[number], attempt = 1): Promise<void> {
  const form = new FormData();
  form.set('title', video.title);
  form.set('language', video.language);
  const file = await openAsBlob(join(DEMO_DIRECTORY, video.file), { type: 'video/mp4' });
  form.set('videoFile', file, video.file);
  const response = await request(options, '/api/videos', SEEDER, { method: 'POST', body: form });
  if (response.ok) return;
  const reason = await response.text();
  if (response.status < 500 || attempt === ATTEMPTS) {
    throw new Error(`the demo video ${video.file} was refused with ${response.status}: ${reason}`);
  }
  await pause(options, options.pauseMs ?? PAUSE_MS);
  // What was answered with an error may have been added.
  if (isAmong(await listVideos(options), video)) return;
  await upload(options, video, attempt + 1);
}

function isAmong(videos: readonly Named[], { title, language }: Named): boolean {
  return videos.some((video) => video.title === title && video.language === language);
}

/** @throws the reason of an abort */
function pause({ stopping }: SeedOptions, ms: number): Promise<void> {
  return delay(ms, undefined, stopping && { signal: stopping });
}

async function untilProcessed(options: SeedOptions): Promise<void> {
  const deadline = Date.now() + PROCESSING_PATIENCE_MS;
  while (Date.now() < deadline) {
    const videos = await listVideos(options);
    if (videos.every(({ processing }) => processing !== 'pending')) return;
    await pause(options, POLL_MS);
  }
  options.print('Some demo videos are still being prepared; they appear when they are ready.');
}

async function listVideos(options: SeedOptions) {
  const response = await request(options, '/api/videos', ANONYMOUS);
  return videoListSchema.parse(await response.json());
}

async function request(options: SeedOptions, path: string, as: Identity, init: RequestInit = {}) {
  const token = await signIdentity(as, options.internalSecrets, Date.now());
  const { stopping: signal, videosUrl, fetchVideos = fetch } = options;
  return fetchVideos(new URL(path, videosUrl), {
    ...init,
    ...(signal && { signal }),
    headers: { [IDENTITY_HEADER]: token },
  });
}
