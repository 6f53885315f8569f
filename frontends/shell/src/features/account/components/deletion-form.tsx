import { messageForPerson } from '@selah/web-kit/api-error';
import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { useTranslation } from '@selah/web-kit/platform';
import { Button } from '@selah/web-kit/ui/button';
import { TextField } from '@selah/web-kit/ui/field';
import { Spinner } from '@selah/web-kit/ui/spinner';
import { type FormEvent, useState } from 'react';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { useDeleteAccountMutation } from '../api/account-endpoints.ts';
import { isConfirmed } from '../domain/confirmation-word.ts';

interface DeletionFormProps {
  readonly userId: number;
  readonly onDeleted: () => void;
  readonly onCancel: () => void;
}

/** Explains what deleting the account means, and asks for a confirmation word. */
export function DeletionForm({ userId, onDeleted, onCancel }: DeletionFormProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [deleteAccount] = useDeleteAccountMutation();
  const [typed, setTyped] = useState('');
  const word = t('account.word');
  const confirmed = isConfirmed(typed, word);

  const [erase, isErasing] = useSingleFlight(async () => {
    const { error } = await deleteAccount(userId);
    if (error) {
      const text = messageForPerson(error, t('account.deleteErrorText'));
      dispatch(notified({ tone: 'destructive', title: t('account.deleteError'), text }));
      return;
    }
    onDeleted();
    dispatch(notified({ title: t('account.deleted'), text: t('account.deletedText') }));
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (confirmed) void erase();
  }

  return (
    <form onSubmit={submit} className="mt-4 grid gap-4">
      <ul className="account-consequences">
        <li>{t('account.deleteProfile')}</li>
        <li>{t('account.deleteMessages')}</li>
        <li>{t('account.deleteFinal')}</li>
      </ul>
      <p className="text-ink-soft">{t('account.deleteTip')}</p>
      <TextField
        label={t('account.typeWord', { word })}
        name="confirmation"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onCancel}>
          {t('account.cancel')}
        </Button>
        <Button type="submit" look="danger" disabled={!confirmed || isErasing}>
          {isErasing && <Spinner />}
          <span>{isErasing ? t('account.deleting') : t('account.confirm')}</span>
        </Button>
      </div>
    </form>
  );
}
