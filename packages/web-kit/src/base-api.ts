import { createApi, retry } from '@reduxjs/toolkit/query/react';
import { NO_ANSWER } from './api-error.ts';
import { apiBaseQuery } from './base-query.ts';
import { CACHE_TAGS } from './cache-tags.ts';

/**
 * The API of both frontends; features inject their endpoints. Answers are parsed with the contract's schemas
 * (`responseSchema`); an answer of another shape is an error. No retries, no expiry, no refetch on focus, no
 * polling (M-231): an endpoint that needs more states it, e.g. retries with `extraOptions: { maxRetries }`.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: retry(apiBaseQuery, { maxRetries: 0 }),
  tagTypes: CACHE_TAGS,
  keepUnusedDataFor: Number.POSITIVE_INFINITY,
  refetchOnMountOrArgChange: false,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  catchSchemaFailure: (failure) => ({ status: NO_ANSWER, message: `unexpected answer: ${failure.message}` }),
  endpoints: () => ({}),
});
