import type { useTranslation } from '@selah/web-kit/platform';

/** The texts of the toasts of a deletion. */
export interface DeletionTexts {
  readonly deleted: string;
  readonly undo: string;
  readonly errorTitle: string;
  readonly error: string;
}

export function deletionTexts(t: ReturnType<typeof useTranslation>['t']): DeletionTexts {
  return {
    deleted: t('myMessages.deleted'),
    undo: t('myMessages.undo'),
    errorTitle: t('myMessages.errorDeletingTitle'),
    error: t('myMessages.errorDeletingMessage'),
  };
}
