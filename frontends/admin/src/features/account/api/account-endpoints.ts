import {
  type AdminAccount,
  adminAccountSchema,
  endedSessionsSchema,
} from '@selah/shared/contracts/admin/requests';
import { adminApi } from '../../../lib/admin-api.ts';
import { adminCall, watchSession } from '../../../lib/admin-call.ts';

interface PasswordChange {
  readonly currentPassword: string;
  readonly password: string;
}

interface EmailChange {
  readonly currentPassword: string;
  readonly email: string;
}

export const accountEndpoints = adminApi.injectEndpoints({
  endpoints: (build) => ({
    adminAccount: build.query<AdminAccount, void>({
      query: () => adminCall({ path: '/api/auth/account' }),
      responseSchema: adminAccountSchema,
      providesTags: ['AdminAccount'],
      onQueryStarted: watchSession,
    }),
    changePassword: build.mutation<unknown, PasswordChange>({
      query: (json) => adminCall({ path: '/api/auth/password', method: 'PUT', json }),
      invalidatesTags: ['AdminAccount'],
      onQueryStarted: watchSession,
    }),
    changeEmail: build.mutation<unknown, EmailChange>({
      query: (json) => adminCall({ path: '/api/auth/email', method: 'PUT', json }),
      invalidatesTags: ['AdminAccount'],
      onQueryStarted: watchSession,
    }),
    endSession: build.mutation<unknown, string>({
      query: (id) => adminCall({ path: `/api/auth/sessions/${id}`, method: 'DELETE' }),
      invalidatesTags: ['AdminAccount'],
      onQueryStarted: watchSession,
    }),
    endOtherSessions: build.mutation<{ readonly ended: number }, void>({
      query: () => adminCall({ path: '/api/auth/sessions', method: 'DELETE' }),
      responseSchema: endedSessionsSchema,
      invalidatesTags: ['AdminAccount'],
      onQueryStarted: watchSession,
    }),
  }),
});

export const {
  useAdminAccountQuery,
  useChangePasswordMutation,
  useChangeEmailMutation,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
} = accountEndpoints;
