import type { RegisterRequest, SiteLoginRequest } from '@selah/shared/contracts/users/requests';
import { baseApi } from '@selah/web-kit/platform';

export const signInEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // Checked by `readLoginAnswer`, because an answer without a user has an error text of its own (M-072).
    logIn: build.mutation<unknown, SiteLoginRequest>({
      query: (json) => ({ path: '/api/site-users/login', method: 'POST', json }),
    }),
    // Any 2xx answer is a success (M-203), so its body is not validated.
    register: build.mutation<unknown, RegisterRequest>({
      query: (json) => ({ path: '/api/site-users/register', method: 'POST', json }),
    }),
  }),
});

export const { useLogInMutation, useRegisterMutation } = signInEndpoints;
