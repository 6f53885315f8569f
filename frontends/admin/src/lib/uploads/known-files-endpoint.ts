import { type KnownFilesAnswer, knownFilesAnswerSchema } from '@selah/shared/contracts/videos/uploads';
import { baseApi } from '@selah/web-kit/platform';
import { adminCall, watchSession } from '../admin-call.ts';
import type { Dispatch } from '../hooks.ts';

/** The existing video with the same content as a file. */
export type KnownVideo = KnownFilesAnswer['known'][number]['video'];

export const knownFilesEndpoint = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // A mutation, because the answer changes with every upload and must not be cached.
    findKnownFiles: build.mutation<KnownFilesAnswer, readonly string[]>({
      query: (hashes) => adminCall({ path: '/api/admin/known-files', method: 'POST', json: { hashes } }),
      responseSchema: knownFilesAnswerSchema,
      onQueryStarted: watchSession,
    }),
  }),
});

/** The video that was made of a file with this hash. When the server does not answer, the file counts as unknown. */
export async function findKnownVideo(dispatch: Dispatch, sha256: string): Promise<KnownVideo | undefined> {
  const { findKnownFiles } = knownFilesEndpoint.endpoints;
  const { data } = await dispatch(findKnownFiles.initiate([sha256], { track: false }));
  return data?.known[0]?.video;
}
