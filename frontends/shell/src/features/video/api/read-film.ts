import type { Video } from '@selah/shared/contracts/videos/video';
import { isApiError } from '@selah/web-kit/api-error';
import { lazySchema } from '@selah/web-kit/lazy-schema';
import { baseApi } from '@selah/web-kit/platform';
import type { Dispatch } from '../../../lib/hooks.ts';
import { VIDEO_TIMEOUT_MS } from './random-video.ts';

const videoAnswer = lazySchema(
  async () => (await import('@selah/shared/contracts/videos/video')).videoSchema,
);

const filmEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    film: build.query<Video, string>({
      query: (id) => ({ path: `/api/videos/${id}`, timeoutMs: VIDEO_TIMEOUT_MS }),
      responseSchema: videoAnswer,
      keepUnusedDataFor: 0,
    }),
  }),
});

/**
 * The video of a film's page; undefined if it does not exist or cannot be played.
 * @throws ApiError when the server does not say
 */
export async function readFilm(id: string, dispatch: Dispatch): Promise<Video | undefined> {
  const { film } = filmEndpoints.endpoints;
  try {
    const video = await dispatch(film.initiate(id, { forceRefetch: true, subscribe: false })).unwrap();
    return video.processing === 'ready' ? video : undefined;
  } catch (error) {
    if (isApiError(error) && [400, 404].includes(error.status)) return undefined;
    throw error;
  }
}
