import { useLocation, useNavigate, useSelector, useStore, useTranslation } from '@selah/web-kit/platform';
import { messageStorage } from '../../features/personal-message/message-storage.ts';
import { offlineQuestion } from '../../features/personal-message/offline-question.ts';
import { deletionTexts } from '../../features/saved-messages/deletion-texts.ts';
import { selectDeletions } from '../../features/saved-messages/saved-messages-slice.ts';
import { selectSiteUser } from '../../features/session/session-slice.ts';
import { useLogOut } from '../../features/session/use-log-out.ts';
import { kept } from '../../lib/kept/kept.ts';
import { PATHS } from '../paths.ts';
import type { RootState } from '../store.ts';

/** Runs at logout: deletes the visitor's unsaved texts from page and device, and leaves pages that need a login. */
export function useLogOutCleanUp(): () => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const user = useSelector(selectSiteUser);
  return () => {
    if (user) {
      messageStorage.discardOf(user.id);
      offlineQuestion.discardOf(user.id);
    }
    kept.forgetAll();
    if (pathname === PATHS.userMessages) void navigate(PATHS.home);
  };
}

/** Logs out from any page. Pending deletions are sent to the server first. */
export function useLogOutFlow() {
  const { t } = useTranslation();
  const store = useStore<RootState>();
  const isDeleting = useSelector(selectDeletions).some(({ phase }) => phase === 'waiting');
  const onLeft = useLogOutCleanUp();

  async function beforeAsking() {
    if (!isDeleting) return;
    const { flushDeletions } = await import('../../features/saved-messages/deletions.ts');
    await flushDeletions(store, deletionTexts(t));
  }

  return useLogOut({ beforeAsking, onLeft });
}
