import {
  type ContactAnswer,
  type ContactChange,
  type ContactVersion,
  contactAnswerSchema,
  contactVersionsSchema,
} from '@selah/shared/contracts/admin/contact';
import { adminApi } from '../../../lib/admin-api.ts';
import { adminCall, watchSession } from '../../../lib/admin-call.ts';

const PATH = '/api/site-settings/contact';

const contactEndpoints = adminApi.injectEndpoints({
  endpoints: (build) => ({
    savedContact: build.query<ContactAnswer, void>({
      query: () => adminCall({ path: PATH }),
      responseSchema: contactAnswerSchema,
      providesTags: ['Contact'],
    }),
    saveContact: build.mutation<ContactAnswer, ContactChange>({
      query: (json) => adminCall({ path: PATH, method: 'PUT', json }),
      responseSchema: contactAnswerSchema,
      // Also when it is refused: what changed meanwhile is then to be seen.
      invalidatesTags: ['Contact'],
      onQueryStarted: watchSession,
    }),
    contactVersions: build.query<ContactVersion[], void>({
      query: () => adminCall({ path: `${PATH}/versions` }),
      responseSchema: contactVersionsSchema,
      providesTags: ['Contact'],
      onQueryStarted: watchSession,
    }),
  }),
});

export const { useSavedContactQuery, useSaveContactMutation, useContactVersionsQuery } = contactEndpoints;
