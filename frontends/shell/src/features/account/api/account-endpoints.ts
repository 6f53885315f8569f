import { baseApi } from '@selah/web-kit/platform';

export const accountEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // A mutation, because each call is a new download and the data must not stay in the cache.
    exportOwnData: build.mutation<unknown, number>({
      query: (id) => ({ path: `/api/site-users/${id}/export` }),
    }),
    deleteAccount: build.mutation<null, number>({
      query: (id) => ({ path: `/api/site-users/${id}`, method: 'DELETE' }),
    }),
  }),
});

export const { useExportOwnDataMutation, useDeleteAccountMutation } = accountEndpoints;
