import type { BackupSchedule } from '@selah/shared/contracts/backups/backups';
import { adminCall, watchSession } from '../../../lib/admin-call.ts';
import { backupsQuery, BACKUPS_PATH as PATH } from '../../../lib/backups-query.ts';

export const backupEndpoints = backupsQuery.injectEndpoints({
  endpoints: (build) => ({
    beginBackup: build.mutation<unknown, void>({
      query: () => adminCall({ path: PATH, method: 'POST' }),
      invalidatesTags: ['Backups', 'SiteHealth'],
      onQueryStarted: watchSession,
    }),
    checkBackup: build.mutation<unknown, string>({
      query: (name) => adminCall({ path: `${PATH}/${name}/check`, method: 'POST' }),
      invalidatesTags: ['Backups'],
      onQueryStarted: watchSession,
    }),
    restoreBackup: build.mutation<unknown, string>({
      query: (name) => adminCall({ path: `${PATH}/${name}/restore`, method: 'POST' }),
      invalidatesTags: ['Backups'],
      onQueryStarted: watchSession,
    }),
    fetchBackup: build.mutation<unknown, string>({
      query: (name) => adminCall({ path: `${PATH}/${name}/fetch`, method: 'POST' }),
      invalidatesTags: ['Backups'],
      onQueryStarted: watchSession,
    }),
    copyBackups: build.mutation<unknown, void>({
      query: () => adminCall({ path: `${PATH}/cloud`, method: 'POST' }),
      invalidatesTags: ['Backups', 'SiteHealth'],
      onQueryStarted: watchSession,
    }),
    importBackup: build.mutation<unknown, Blob>({
      query: (form) =>
        adminCall({
          path: `${PATH}/archive`,
          method: 'POST',
          form,
          headers: { 'content-type': 'application/x-tar' },
        }),
      invalidatesTags: ['Backups', 'SiteHealth'],
      onQueryStarted: watchSession,
    }),
    deleteBackup: build.mutation<unknown, string>({
      query: (name) => adminCall({ path: `${PATH}/${name}`, method: 'DELETE' }),
      invalidatesTags: ['Backups', 'SiteHealth'],
      onQueryStarted: watchSession,
    }),
    setBackupSchedule: build.mutation<unknown, BackupSchedule>({
      query: (json) => adminCall({ path: `${PATH}/schedule`, method: 'PUT', json }),
      invalidatesTags: ['Backups', 'SiteHealth'],
      onQueryStarted: async (schedule, api) => {
        // At once, because the next change is made to what is shown, also before the list has been read again.
        const shown = api.dispatch(
          backupsQuery.util.updateQueryData('backups', undefined, ({ own }) => {
            if (own) own.schedule = schedule;
          }),
        );
        api.queryFulfilled.catch(shown.undo);
        await watchSession(schedule, api);
      },
    }),
  }),
});

export const {
  useBeginBackupMutation,
  useCheckBackupMutation,
  useCopyBackupsMutation,
  useDeleteBackupMutation,
  useFetchBackupMutation,
  useImportBackupMutation,
  useRestoreBackupMutation,
  useSetBackupScheduleMutation,
} = backupEndpoints;

/** The address of a backup as one file. */
export function archivePath(name: string): string {
  return `${PATH}/${name}/archive`;
}
