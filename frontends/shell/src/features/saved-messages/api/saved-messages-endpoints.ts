import type { SavedMessage } from '@selah/shared/contracts/messages/requests';
import { lazySchema } from '@selah/web-kit/lazy-schema';
import { baseApi } from '@selah/web-kit/platform';
import { readCursor } from '../domain/next-cursor.ts';

const contract = () => import('@selah/shared/contracts/messages/requests');

export interface SavedMessagesPage {
  readonly messages: readonly SavedMessage[];
  /** The cursor for the next older page; null when there is none. */
  readonly olderThan: number | null;
}

export const savedMessagesEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // Newest first, in pages (M-219).
    savedMessages: build.infiniteQuery<SavedMessagesPage, number, number | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ olderThan }) => olderThan,
      },
      query: ({ queryArg: userId, pageParam: before }) => ({
        path: `/api/saved-messages/user/${userId}`,
        query: { before: before ?? undefined },
      }),
      rawResponseSchema: lazySchema(async () => (await contract()).savedMessageListSchema),
      transformResponse: (messages: SavedMessage[], meta) => ({
        messages,
        olderThan: readCursor(meta?.headers),
      }),
      providesTags: ['SavedMessages'],
    }),
    // The request finishes even when the page is closed.
    deleteSavedMessage: build.mutation<null, number>({
      query: (id) => ({ path: `/api/saved-messages/${id}`, method: 'DELETE', keepalive: true }),
      invalidatesTags: (_answer, error) => (error ? [] : ['SavedMessages']),
    }),
  }),
});

export const { useSavedMessagesInfiniteQuery } = savedMessagesEndpoints;
