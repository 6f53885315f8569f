import type { SiteUser } from '@selah/shared/contracts/users/site-user';
import { lazySchema } from '@selah/web-kit/lazy-schema';
import { baseApi } from '@selah/web-kit/platform';

const contract = () => import('@selah/shared/contracts/users/site-user');

export const sessionEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    siteUser: build.query<SiteUser, number>({
      query: (id) => ({ path: `/api/site-users/${id}` }),
      responseSchema: lazySchema(async () => (await contract()).siteUserSchema),
      providesTags: ['SiteUser'],
      keepUnusedDataFor: 0,
    }),
    logOut: build.mutation<null, void>({
      query: () => ({ path: '/api/site-users/logout', method: 'POST' }),
    }),
  }),
});

export const { useLogOutMutation } = sessionEndpoints;
