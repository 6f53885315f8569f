import { VIDEO_LIST } from '@selah/shared/contracts/limits';
import { deletedCountSchema } from '@selah/shared/contracts/videos/requests';
import { restoredCountSchema, type TrashItem, trashListSchema } from '@selah/shared/contracts/videos/trash';
import { baseApi } from '@selah/web-kit/admin-platform';
import { adminCall, watchSession } from '../../../lib/admin-call.ts';

export const trashEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    trash: build.infiniteQuery<TrashItem[], void, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: (page) =>
          page.length < VIDEO_LIST.managedPage ? undefined : page.at(-1)?.deletedAt,
      },
      query: ({ pageParam: before }) =>
        adminCall({ path: '/api/admin/trash', ...(before !== undefined && { query: { before } }) }),
      responseSchema: trashListSchema,
      onQueryStarted: watchSession,
      providesTags: ['Trash'],
    }),
    restoreFromTrash: build.mutation<{ readonly restored: number }, readonly string[]>({
      query: (ids) => adminCall({ path: '/api/admin/trash/restore', method: 'POST', json: { ids } }),
      responseSchema: restoredCountSchema,
      onQueryStarted: watchSession,
      invalidatesTags: ['Trash', 'Videos', 'VideoFiles'],
    }),
    deleteForGood: build.mutation<{ readonly deleted: number }, readonly string[]>({
      query: (ids) => adminCall({ path: '/api/admin/trash/delete', method: 'POST', json: { ids } }),
      responseSchema: deletedCountSchema,
      onQueryStarted: watchSession,
      invalidatesTags: ['Trash', 'VideoFiles'],
    }),
  }),
});

export const { useTrashInfiniteQuery, useRestoreFromTrashMutation, useDeleteForGoodMutation } =
  trashEndpoints;
