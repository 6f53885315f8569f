import {
  type BackupsAnswer,
  type BackupWorkKind,
  backupsSchema,
} from '@selah/shared/contracts/backups/backups';
import { adminApi } from './admin-api.ts';
import { adminCall, watchSession } from './admin-call.ts';

export const BACKUPS_PATH = '/api/admin/backups';

/** Backups and the work on them, for their page and for the list of background work. */
export const backupsQuery = adminApi.enhanceEndpoints({ addTagTypes: ['Backups'] }).injectEndpoints({
  endpoints: (build) => ({
    backups: build.query<BackupsAnswer, void>({
      query: () => adminCall({ path: BACKUPS_PATH }),
      responseSchema: backupsSchema,
      providesTags: ['Backups'],
      onQueryStarted: watchSession,
    }),
    settleBackupWork: build.mutation<
      unknown,
      { readonly work: BackupWorkKind; readonly how: 'retry' | 'give-up' }
    >({
      query: ({ work, how }) => adminCall({ path: `${BACKUPS_PATH}/work/${work}/${how}`, method: 'POST' }),
      invalidatesTags: ['Backups', 'SiteHealth'],
      onQueryStarted: watchSession,
    }),
  }),
});

export const { useBackupsQuery, useSettleBackupWorkMutation } = backupsQuery;
