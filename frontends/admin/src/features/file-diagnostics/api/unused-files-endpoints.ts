import type { Language } from '@selah/shared/contracts/language-list';
import { deletedCountSchema } from '@selah/shared/contracts/videos/requests';
import { baseApi } from '@selah/web-kit/platform';
import { adminCall, watchSession } from '../../../lib/admin-call.ts';

interface FileToAdopt {
  readonly filename: string;
  readonly title: string;
  readonly language: Language;
}

export const unusedFilesEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    adoptFile: build.mutation<unknown, FileToAdopt>({
      query: (json) => adminCall({ path: '/api/debug/unused-files/adopt', method: 'POST', json }),
      onQueryStarted: watchSession,
      // Also after a failure, because the page's data is then outdated.
      invalidatesTags: ['VideoFiles', 'Videos'],
    }),
    trashFiles: build.mutation<{ readonly deleted: number }, readonly string[]>({
      query: (filenames) =>
        adminCall({ path: '/api/debug/unused-files/trash', method: 'POST', json: { filenames } }),
      responseSchema: deletedCountSchema,
      onQueryStarted: watchSession,
      invalidatesTags: ['VideoFiles', 'Trash'],
    }),
  }),
});

export const { useAdoptFileMutation, useTrashFilesMutation } = unusedFilesEndpoints;
