import type { Language } from '@selah/shared/contracts/languages';
import {
  type PsalterOnTheWire,
  psalterSchema,
  psaltersSchema,
} from '@selah/shared/contracts/messages/psalters';
import { adminApi } from '../../../lib/admin-api.ts';
import { adminCall, watchSession } from '../../../lib/admin-call.ts';

export interface NewPsalter {
  readonly language: Language;
  readonly edition: string;
  readonly licence: string;
  readonly file: File;
  readonly type: string;
}

export const psaltersEndpoints = adminApi.injectEndpoints({
  endpoints: (build) => ({
    psalters: build.query<PsalterOnTheWire[], void>({
      query: () => adminCall({ path: '/api/psalters' }),
      responseSchema: psaltersSchema,
      providesTags: ['Psalters'],
      onQueryStarted: watchSession,
    }),
    importPsalter: build.mutation<PsalterOnTheWire, NewPsalter>({
      query: ({ language, edition, licence, file, type }) =>
        adminCall({
          path: `/api/psalters/${language}`,
          query: { edition, licence },
          method: 'PUT',
          form: file,
          headers: { 'Content-Type': type },
        }),
      responseSchema: psalterSchema,
      invalidatesTags: ['Psalters'],
      onQueryStarted: watchSession,
    }),
    removePsalter: build.mutation<null, Language>({
      query: (language) => adminCall({ path: `/api/psalters/${language}`, method: 'DELETE' }),
      invalidatesTags: ['Psalters'],
      onQueryStarted: watchSession,
    }),
  }),
});

export const { usePsaltersQuery, useImportPsalterMutation, useRemovePsalterMutation } = psaltersEndpoints;
