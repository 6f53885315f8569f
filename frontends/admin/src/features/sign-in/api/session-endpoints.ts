import {
  type AdminAuthState,
  adminAuthStateSchema,
  adminLoginAnswerSchema,
} from '@selah/shared/contracts/admin/requests';
import { baseApi } from '@selah/web-kit/platform';
import { adminCall } from '../../../lib/admin-call.ts';

interface AdminLogin {
  readonly username: string;
  readonly password: string;
}

export const sessionEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    adminSession: build.query<AdminAuthState, void>({
      query: () => adminCall({ path: '/api/auth/user' }),
      responseSchema: adminAuthStateSchema,
      providesTags: ['AdminAuth'],
    }),
    adminLogIn: build.mutation({
      query: (json: AdminLogin) => adminCall({ path: '/api/auth/login', method: 'POST', json }),
      responseSchema: adminLoginAnswerSchema,
    }),
    adminLogOut: build.mutation<null, void>({
      query: () => adminCall({ path: '/api/auth/logout', method: 'POST' }),
    }),
  }),
});

export const { useAdminSessionQuery, useAdminLogInMutation, useAdminLogOutMutation } = sessionEndpoints;
