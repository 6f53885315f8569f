import { VIDEO_LIST } from '@selah/shared/contracts/limits';
import { deletedCountSchema } from '@selah/shared/contracts/videos/requests';
import { restoredCountSchema, type TrashItem, trashListSchema } from '@selah/shared/contracts/videos/trash';
import { baseApi } from '@selah/web-kit/platform';
import { adminCall, watchSession } from '../../../lib/admin-call.ts';
import { type ManyIds, sumInBatches } from '../../../lib/in-batches.ts';

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
    restoreFromTrash: build.mutation<number, ManyIds<string>>({
      queryFn: (many, _api, _options, call) =>
        sumInBatches(
          many,
          (ids) => call(adminCall({ path: '/api/admin/trash/restore', method: 'POST', json: { ids } })),
          (answer) => restoredCountSchema.parse(answer).restored,
        ),
      onQueryStarted: watchSession,
      invalidatesTags: ['Trash', 'Videos', 'VideoFiles'],
    }),
    deleteForGood: build.mutation<number, ManyIds<string>>({
      queryFn: (many, _api, _options, call) =>
        sumInBatches(
          many,
          (ids) => call(adminCall({ path: '/api/admin/trash/delete', method: 'POST', json: { ids } })),
          (answer) => deletedCountSchema.parse(answer).deleted,
        ),
      onQueryStarted: watchSession,
      invalidatesTags: ['Trash', 'VideoFiles'],
    }),
  }),
});

export const { useTrashInfiniteQuery, useRestoreFromTrashMutation, useDeleteForGoodMutation } =
  trashEndpoints;
