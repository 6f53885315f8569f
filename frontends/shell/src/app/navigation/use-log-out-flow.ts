import { useLocation, useNavigate, useSelector, useStore, useTranslation } from '@selah/web-kit/platform';
import { deletionTexts } from '../../features/saved-messages/deletion-texts.ts';
import { selectDeletions } from '../../features/saved-messages/saved-messages-slice.ts';
import { useLogOut } from '../../features/session/use-log-out.ts';
import { PATHS } from '../paths.ts';
import type { RootState } from '../store.ts';

/** The page on which nobody can stay who is not logged in. */
export function useLeaveProtectedPage(): () => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return () => {
    if (pathname === PATHS.userMessages) void navigate(PATHS.home);
  };
}

/** Logging out from wherever it is done: deletions that can still be undone are brought to their end first. */
export function useLogOutFlow() {
  const { t } = useTranslation();
  const store = useStore<RootState>();
  const isDeleting = useSelector(selectDeletions).some(({ phase }) => phase === 'waiting');
  const onLeft = useLeaveProtectedPage();

  async function beforeAsking() {
    if (!isDeleting) return;
    const { flushDeletions } = await import('../../features/saved-messages/deletions.ts');
    await flushDeletions(store, deletionTexts(t));
  }

  return useLogOut({ beforeAsking, onLeft });
}
