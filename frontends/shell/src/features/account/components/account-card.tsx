import { useTranslation } from '@selah/web-kit/platform';
import { Button } from '@selah/web-kit/ui/button';
import LogOut from 'lucide-react/icons/log-out';
import { initialOf } from '../domain/initial.ts';
import { DeleteAccount } from './delete-account.tsx';
import { OwnData } from './own-data.tsx';

export interface AccountCardProps {
  readonly user: { readonly id: number; readonly name: string; readonly email: string };
  readonly onLogOut: () => void;
  readonly isLoggingOut: boolean;
  /** Called when the account has been deleted. */
  readonly onDeleted: () => void;
}

/** The logged-in visitor (M-089, M-090), with logout, data export and account deletion. */
export function AccountCard({ user, onLogOut, isLoggingOut, onDeleted }: AccountCardProps) {
  const { t } = useTranslation();
  return (
    <aside aria-label={t('account.title')} className="account-card">
      <div className="flex items-center gap-4">
        <span aria-hidden="true" className="account-initial">
          {initialOf(user.name)}
        </span>
        <div className="min-w-0">
          <p className="font-serif text-xl">{user.name}</p>
          <p className="text-sm text-ink-soft">{user.email}</p>
        </div>
      </div>
      <Button look="quiet" disabled={isLoggingOut} onClick={onLogOut}>
        <LogOut aria-hidden="true" className="size-4" />
        <span>{t('myMessages.logout')}</span>
      </Button>
      <div className="grid gap-2 border-t border-edge pt-4">
        <h2 className="font-serif text-lg">{t('account.dataTitle')}</h2>
        <OwnData userId={user.id} />
        <DeleteAccount userId={user.id} onDeleted={onDeleted} />
      </div>
    </aside>
  );
}
