import type { Language } from '@selah/shared/contracts/language-list';
import { type BulkUploadAnswer, bulkUploadAnswerSchema } from '@selah/shared/contracts/videos/uploads';
import { baseApi } from '@selah/web-kit/platform';
import { adminCall, watchSession } from '../../../lib/admin-call.ts';

interface FinishedUpload {
  readonly uploadId: string;
  readonly language: Language;
  readonly originalName: string;
}

export const bulkUploadEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    bulkUpload: build.mutation<BulkUploadAnswer, readonly FinishedUpload[]>({
      query: (items) => adminCall({ path: '/api/admin/bulk-upload', method: 'POST', json: { items } }),
      responseSchema: bulkUploadAnswerSchema,
      onQueryStarted: watchSession,
      invalidatesTags: (answer) => (answer && answer.uploaded > 0 ? ['Videos', 'VideoFiles'] : []),
    }),
  }),
});
