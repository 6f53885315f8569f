import type { Language } from '@selah/shared/contracts/language-list';
import { VIDEO_LIST } from '@selah/shared/contracts/limits';
import {
  type ManagedVideo,
  managedVideoListSchema,
  managedVideoSchema,
} from '@selah/shared/contracts/videos/managed-video';
import { deletedCountSchema } from '@selah/shared/contracts/videos/requests';
import { restoredCountSchema, trashListSchema } from '@selah/shared/contracts/videos/trash';
import type { ApiCall, apiBaseQuery } from '@selah/web-kit/base-query';
import { baseApi } from '@selah/web-kit/platform';
import { adminCall, watchSession } from '../../../lib/admin-call.ts';
import { IDS_PER_CALL, type ManyIds, sumInBatches } from '../../../lib/in-batches.ts';

interface NewVideo {
  readonly title: string;
  readonly language: Language;
  readonly uploadId: string;
}

export interface VideoEdit {
  readonly id: number;
  readonly title: string;
  readonly language: Language;
  /** The revision that the change is based on; without it, the change overwrites any other. */
  readonly revision: number;
  readonly uploadId?: string;
}

const LISTS = ['Videos', 'VideoFiles'] as const;

interface CaptionsEdit {
  readonly id: number;
  /** The version of the captions that the administrator saw; empty for none. */
  readonly basedOn: string;
}

interface UndoneDeletion extends Pick<ManyIds<string>, 'onProgress'> {
  readonly filenames: readonly string[];
}

export const videosEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // The newest page first: one answer with all would keep the server and the browser from doing anything else.
    managedVideos: build.infiniteQuery<ManagedVideo[], void, number | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: (page) => (page.length < VIDEO_LIST.managedPage ? undefined : page[0]?.id),
      },
      query: ({ pageParam: before }) =>
        adminCall({ path: '/api/videos', ...(before !== undefined && { query: { before } }) }),
      responseSchema: managedVideoListSchema,
      onQueryStarted: watchSession,
      providesTags: ['Videos'],
    }),
    addVideo: build.mutation<unknown, NewVideo>({
      query: (json) => adminCall({ path: '/api/videos', method: 'POST', json }),
      onQueryStarted: watchSession,
      invalidatesTags: (_answer, error) => (error ? [] : LISTS),
    }),
    editVideo: build.mutation<unknown, VideoEdit>({
      query: ({ id, ...json }) => adminCall({ path: `/api/videos/${id}`, method: 'PUT', json }),
      onQueryStarted: watchSession,
      // Also after a failure, so that concurrent changes become visible.
      invalidatesTags: LISTS,
    }),
    prepareAgain: build.mutation<unknown, number>({
      query: (id) => adminCall({ path: `/api/debug/repair-video/${id}`, method: 'POST' }),
      onQueryStarted: watchSession,
      invalidatesTags: LISTS,
    }),
    deleteVideo: build.mutation<null, number>({
      query: (id) => adminCall({ path: `/api/videos/${id}`, method: 'DELETE' }),
      onQueryStarted: watchSession,
      invalidatesTags: [...LISTS, 'Trash'],
    }),
    deleteVideos: build.mutation<number, ManyIds<number>>({
      queryFn: (many, _api, _options, call) => sumInBatches(many, deleteWith(call), deletedCount),
      onQueryStarted: watchSession,
      invalidatesTags: [...LISTS, 'Trash'],
    }),
    /** `ids` are the known videos: many are deleted in batches first, because one call for all reports no progress. */
    deleteAllVideos: build.mutation<number, ManyIds<number>>({
      async queryFn(known, _api, _options, call) {
        const isMany = known.ids.length > IDS_PER_CALL;
        const first = isMany ? await sumInBatches(known, deleteWith(call), deletedCount) : { data: 0 };
        if ('error' in first) return first;
        const { data, error } = await call(adminCall({ path: '/api/videos/all', method: 'DELETE' }));
        return error ? { error } : { data: first.data + deletedCount(data) };
      },
      onQueryStarted: watchSession,
      invalidatesTags: [...LISTS, 'Trash'],
    }),
    /** Restores videos that were just deleted, by their file names in the trash. */
    undoDeletion: build.mutation<number, UndoneDeletion>({
      async queryFn({ filenames, onProgress }, _api, _options, call) {
        const wanted = new Set(filenames);
        const ids: string[] = [];
        for (let before: string | undefined; ids.length < wanted.size; ) {
          const { data, error } = await call(
            adminCall({ path: '/api/admin/trash', ...(before !== undefined && { query: { before } }) }),
          );
          if (error) return { error };
          const page = trashListSchema.parse(data);
          const found = page.filter(({ kind, filename }) => kind === 'video' && wanted.has(filename));
          ids.push(...found.map(({ id }) => id));
          before = page.at(-1)?.deletedAt;
          if (page.length < VIDEO_LIST.managedPage) break;
        }
        return sumInBatches(
          { ids, ...(onProgress && { onProgress }) },
          (batch) =>
            call(adminCall({ path: '/api/admin/trash/restore', method: 'POST', json: { ids: batch } })),
          (answer) => restoredCountSchema.parse(answer).restored,
        );
      },
      onQueryStarted: watchSession,
      invalidatesTags: [...LISTS, 'Trash'],
    }),
    removeCaptions: build.mutation<null, CaptionsEdit>({
      query: (edit) => adminCall({ path: captionsPath(edit), method: 'DELETE' }),
      onQueryStarted: watchSession,
      invalidatesTags: ['Videos'],
    }),
    saveCaptions: build.mutation<ManagedVideo, CaptionsEdit & { readonly file: File; readonly type: string }>(
      {
        query: ({ file, type, ...edit }) =>
          adminCall({
            path: captionsPath(edit),
            method: 'PUT',
            form: file,
            headers: { 'Content-Type': type },
          }),
        responseSchema: managedVideoSchema,
        onQueryStarted: watchSession,
        invalidatesTags: ['Videos'],
      },
    ),
  }),
});

type Call = (call: ApiCall) => ReturnType<typeof apiBaseQuery>;

function deleteWith(call: Call) {
  return (ids: readonly number[]) =>
    call(adminCall({ path: '/api/admin/videos/delete', method: 'POST', json: { ids } }));
}

function deletedCount(answer: unknown): number {
  return deletedCountSchema.parse(answer).deleted;
}

function captionsPath({ id, basedOn }: CaptionsEdit) {
  return `/api/videos/${id}/captions?basedOn=${encodeURIComponent(basedOn)}` as const;
}

export const {
  useManagedVideosInfiniteQuery,
  useAddVideoMutation,
  useEditVideoMutation,
  usePrepareAgainMutation,
  useDeleteVideoMutation,
  useDeleteVideosMutation,
  useDeleteAllVideosMutation,
  useRemoveCaptionsMutation,
  useSaveCaptionsMutation,
} = videosEndpoints;
