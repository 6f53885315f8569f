import { useTranslation } from '@selah/web-kit/platform';
import { Button } from '@selah/web-kit/ui/button';
import { Dialog } from '@selah/web-kit/ui/dialog';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { DeletionForm } from './deletion-form.tsx';

interface DeleteAccountProps {
  readonly userId: number;
  readonly onDeleted: () => void;
}

export function DeleteAccount({ userId, onDeleted }: DeleteAccountProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="plain" className="-mx-3 justify-start" onClick={() => setIsOpen(true)}>
        <Trash2 aria-hidden="true" className="size-4" />
        <span>{t('account.delete')}</span>
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('account.deleteTitle')}
        closeLabel={t('notifications.close')}
      >
        <DeletionForm userId={userId} onDeleted={onDeleted} onCancel={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}
