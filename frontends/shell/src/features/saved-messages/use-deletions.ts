import { useStore, useTranslation } from '@selah/web-kit/platform';
import { useMemo } from 'react';
import { deletionWords } from './deletion-words.ts';
import { askDeletion, type DeletionStore, resumeDeletions } from './deletions.ts';
import type { NewestList } from './domain/newest-list.ts';

/** Deleting with this page's store and words. The functions stay the same from render to render. */
export function useDeletions() {
  const { t } = useTranslation();
  const store = useStore<ReturnType<DeletionStore['getState']>>();
  return useMemo(() => {
    const words = deletionWords(t);
    return {
      ask: (message: { readonly id: number; readonly userId: number }) => askDeletion(store, message, words),
      resume: (userId: number, list: NewestList) => resumeDeletions(store, userId, list, words),
    };
  }, [store, t]);
}
