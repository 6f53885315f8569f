import { ANONYMOUS, IDENTITY_HEADER, type Identity } from '@selah/service-kit/identity/identity';
import { signIdentity } from '@selah/service-kit/identity/identity-token';
import {
  type Answer,
  type ApiDriver,
  asAdmin,
  TEST_INTERNAL_SECRETS,
} from '@selah/service-kit/testing/api-driver';
import { whileProgressing } from '@selah/service-kit/testing/eventually';
import type { Language } from '@selah/shared/contracts/languages';
import { jobsSchema } from '@selah/shared/contracts/videos/jobs';
import { type Video, videoListSchema, videoSchema } from '@selah/shared/contracts/videos/video';

export interface Upload {
  readonly bytes: Uint8Array;
  readonly name?: string;
  readonly title?: string;
  readonly language?: Language;
}

/** A form as the administrator's page sends it. */
export function uploadForm({
  bytes,
  name = 'film.mp4',
  title = 'Salmo 23',
  language = 'pt',
}: Upload): FormData {
  const form = new FormData();
  form.set('title', title);
  form.set('language', language);
  form.set('videoFile', fileOf(bytes), name);
  return form;
}

export function fileOf(bytes: Uint8Array): Blob {
  return new Blob([new Uint8Array(bytes)], { type: 'video/mp4' });
}

export async function upload(api: ApiDriver, options: Upload): Promise<Video> {
  return videoSchema.parse((await api.post('/api/videos', { as: asAdmin, form: uploadForm(options) })).body);
}

/** Uploads a video and waits until it is processed, with either result. */
export async function uploadAndSettle(api: ApiDriver, options: Upload, patienceMs?: number): Promise<Video> {
  return settled(api, (await upload(api, options)).id, patienceMs);
}

export async function listVideos(api: ApiDriver, query = ''): Promise<Video[]> {
  return videoListSchema.parse((await api.get(`/api/videos${query}`)).body);
}

export async function findVideo(api: ApiDriver, id: number): Promise<Video | undefined> {
  return (await listVideos(api)).find((video) => video.id === id);
}

/** The video when it is no longer pending, and has its poster if there is one. */
export async function settled(api: ApiDriver, id: number, patienceMs?: number): Promise<Video> {
  return whileProgressing(async (saw) => {
    const videos = await listVideos(api);
    // Others may come first.
    saw(videos.filter(({ processing }) => processing === 'pending').length);
    const video = videos.find((one) => one.id === id);
    if (!video || video.processing === 'pending') throw new Error(`video ${id} is not processed yet`);
    const { jobs } = jobsSchema.parse((await api.get('/api/admin/jobs', { as: asAdmin })).body);
    const isWorkedOn = jobs.some(
      ({ kind, videoId, state }) => kind === 'processing' && videoId === id && state !== 'failed',
    );
    if (isWorkedOn) throw new Error(`video ${id} has no poster yet`);
    return (await findVideo(api, id)) ?? video;
  }, patienceMs);
}

export interface MediaAnswer extends Answer<Buffer> {
  header(name: string): string | null;
}

/** Requests a file or poster as a browser does through the gateway, and returns its bytes. */
export async function getMedia(
  baseUrl: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    as = ANONYMOUS,
    now = Date.now,
  }: {
    readonly method?: string;
    readonly headers?: Record<string, string>;
    readonly as?: Identity;
    /** The clock of the service. */
    readonly now?: () => number;
  } = {},
): Promise<MediaAnswer> {
  const identity = await signIdentity(as, TEST_INTERNAL_SECRETS, now());
  const response = await fetch(new URL(path, baseUrl), {
    method,
    headers: { ...headers, [IDENTITY_HEADER]: identity },
    redirect: 'manual',
  });
  return {
    status: response.status,
    headers: response.headers,
    header: (name) => response.headers.get(name),
    body: Buffer.from(await response.arrayBuffer()),
  };
}
