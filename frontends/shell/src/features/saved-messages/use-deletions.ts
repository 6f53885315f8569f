import { useStore, useTranslation } from '@selah/web-kit/platform';
import { useMemo } from 'react';
import { deletionTexts } from './deletion-texts.ts';
import { type DeletionStore, requestDeletion, resumeDeletions } from './deletions.ts';
import type { NewestList } from './domain/newest-list.ts';

/** The deletion functions, bound to this page's store and texts. Stable between renders. */
export function useDeletions() {
  const { t } = useTranslation();
  const store = useStore<ReturnType<DeletionStore['getState']>>();
  return useMemo(() => {
    const texts = deletionTexts(t);
    return {
      ask: (message: { readonly id: number; readonly userId: number }) =>
        requestDeletion(store, message, texts),
      resume: (userId: number, list: NewestList) => resumeDeletions(store, userId, list, texts),
    };
  }, [store, t]);
}
