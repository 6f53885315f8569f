import type { RegisterRequest, SiteLoginRequest } from '@selah/shared/contracts/users/requests';
import { baseApi } from '@selah/web-kit/platform';

export const signInEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // What a login answers is judged by `readLoginAnswer`: an answer without a user has words of its own (M-072).
    logIn: build.mutation<unknown, SiteLoginRequest>({
      query: (json) => ({ path: '/api/site-users/login', method: 'POST', json }),
    }),
    // A success is a success whatever it says (M-203), so its body is read with care and never refused.
    register: build.mutation<unknown, RegisterRequest>({
      query: (json) => ({ path: '/api/site-users/register', method: 'POST', json }),
    }),
  }),
});

export const { useLogInMutation, useRegisterMutation } = signInEndpoints;
