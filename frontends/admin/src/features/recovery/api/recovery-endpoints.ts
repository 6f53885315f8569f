import { forgotPasswordAnswerSchema } from '@selah/shared/contracts/admin/requests';
import { adminApi } from '../../../lib/admin-api.ts';
import { adminCall } from '../../../lib/admin-call.ts';

export const recoveryEndpoints = adminApi.injectEndpoints({
  endpoints: (build) => ({
    forgotPassword: build.mutation({
      query: (json: { readonly email: string }) =>
        adminCall({ path: '/api/auth/forgot-password', method: 'POST', json }),
      responseSchema: forgotPasswordAnswerSchema,
    }),
    resetPassword: build.mutation<unknown, { readonly token: string; readonly password: string }>({
      query: (json) => adminCall({ path: '/api/auth/reset-password', method: 'POST', json }),
      invalidatesTags: ['AdminAuth'],
    }),
  }),
});

export const { useForgotPasswordMutation, useResetPasswordMutation } = recoveryEndpoints;
