import type { Language } from '@selah/shared/contracts/language-list';
import {
  type BulkUploadAnswer,
  bulkUploadAnswerSchema,
  type KnownFilesAnswer,
  knownFilesAnswerSchema,
} from '@selah/shared/contracts/videos/uploads';
import { baseApi } from '@selah/web-kit/admin-platform';
import { adminCall, watchSession } from '../../../lib/admin-call.ts';

interface FinishedUpload {
  readonly uploadId: string;
  readonly language: Language;
  readonly originalName: string;
}

export const bulkUploadEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // A mutation, because the answer changes with every upload and must not be cached.
    findKnownFiles: build.mutation<KnownFilesAnswer, readonly string[]>({
      query: (hashes) => adminCall({ path: '/api/admin/known-files', method: 'POST', json: { hashes } }),
      responseSchema: knownFilesAnswerSchema,
      onQueryStarted: watchSession,
    }),
    bulkUpload: build.mutation<BulkUploadAnswer, readonly FinishedUpload[]>({
      query: (items) => adminCall({ path: '/api/admin/bulk-upload', method: 'POST', json: { items } }),
      responseSchema: bulkUploadAnswerSchema,
      onQueryStarted: watchSession,
      invalidatesTags: (answer) => (answer && answer.uploaded > 0 ? ['Videos', 'VideoFiles'] : []),
    }),
  }),
});
