import { forgotPasswordRequestSchema } from '@selah/shared/contracts/admin/requests';
import { LENGTHS } from '@selah/shared/contracts/limits';
import { messageForPerson } from '@selah/web-kit/api-error';
import { AlertDialog } from '@selah/web-kit/ui/alert-dialog';
import { TextField } from '@selah/web-kit/ui/field';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Note } from '../../../components/feedback/note.tsx';
import { SubmitButton } from '../../../components/fields/submit-button.tsx';
import { contractResolver } from '../../../lib/contract-resolver.ts';
import { texts } from '../../../locales/pt.ts';
import { useForgotPasswordMutation } from '../api/recovery-endpoints.ts';

const resolver = contractResolver(forgotPasswordRequestSchema);
const words = texts.recovery;

/** Asks for the address and shows the result in an alert dialog (M-108 to M-110, Q24). */
export function RecoveryForm({ onDone }: { readonly onDone: () => void }) {
  const [forgot, { isLoading, data }] = useForgotPasswordMutation();
  const [alert, setAlert] = useState('');
  const { register, handleSubmit, formState, getValues } = useForm({
    resolver,
    defaultValues: { email: '' },
  });
  const isMailed = data?.delivery === 'smtp';

  const send = handleSubmit(
    async ({ email }) => {
      const { error } = await forgot({ email });
      setAlert(error ? messageForPerson(error, words.failed) : words.sent);
    },
    () => {
      if (getValues('email').trim() === '') setAlert(words.emailRequired);
    },
  );

  return (
    <form noValidate onSubmit={send} className="mt-3 grid gap-4">
      <p className="text-ink-soft">{words.intro}</p>
      <TextField
        {...register('email')}
        data-starts-here
        type="email"
        label={words.email}
        autoComplete="email"
        required
        maxLength={LENGTHS.emailMax}
        error={formState.errors.email?.message}
      />
      {data?.delivery === 'files' && <Note tone="warning">{words.asFiles}</Note>}
      <SubmitButton isSending={isLoading} label={words.send} sendingLabel={words.sending} />
      <AlertDialog
        open={alert !== ''}
        onOpenChange={(stays) => stays || setAlert('')}
        title={words.title}
        text={alert}
        confirmLabel={texts.frame.ok}
        onConfirm={() => isMailed && alert === words.sent && onDone()}
      />
    </form>
  );
}
