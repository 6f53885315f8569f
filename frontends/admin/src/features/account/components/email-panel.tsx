import { changeEmailRequestSchema, type MailDelivery } from '@selah/shared/contracts/admin/requests';
import { LENGTHS } from '@selah/shared/contracts/limits';
import { isApiError } from '@selah/web-kit/api-error';
import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { TextField } from '@selah/web-kit/ui/field';
import { PasswordField } from '@selah/web-kit/ui/password-field';
import { useForm } from 'react-hook-form';
import { Note } from '../../../components/feedback/note.tsx';
import { SubmitButton } from '../../../components/fields/submit-button.tsx';
import { Panel } from '../../../components/panel.tsx';
import { contractResolver } from '../../../lib/contract-resolver.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { submitOnSave } from '../../../lib/save-shortcut.ts';
import { texts } from '../../../locales/pt.ts';
import { useChangeEmailMutation } from '../api/account-endpoints.ts';

const resolver = contractResolver(changeEmailRequestSchema);
const EMPTY = { email: '', currentPassword: '' };
const words = texts.account;

interface EmailPanelProps {
  readonly email: string | null;
  readonly mail: MailDelivery;
}

/** The recovery address, with warnings when recovery mail cannot be sent. */
export function EmailPanel({ email, mail }: EmailPanelProps) {
  const dispatch = useAppDispatch();
  const [change, { isLoading }] = useChangeEmailMutation();
  const { register, handleSubmit, setError, setFocus, reset, formState } = useForm({
    resolver,
    defaultValues: EMPTY,
  });
  const { errors } = formState;

  const save = handleSubmit(async (wanted) => {
    const { error } = await change(wanted);
    if (!error) {
      dispatch(notified({ title: words.emailSaved }));
      return reset();
    }
    const text = failureText(error, texts.frame.noAnswer);
    dispatch(notified({ tone: 'destructive', title: words.emailFailed, text }));
    if (isApiError(error) && error.code === 'wrong_password') {
      setError('currentPassword', { message: text });
      setFocus('currentPassword');
    }
  });

  return (
    <Panel title={words.emailTitle}>
      {email ? (
        <p className="text-ink-soft">{words.emailNow(email)}</p>
      ) : (
        <Note tone="warning">{words.noEmail}</Note>
      )}
      {mail === 'files' && <Note tone="warning">{words.asFiles}</Note>}
      <form noValidate onSubmit={save} onKeyDown={submitOnSave} className="grid gap-3">
        <TextField
          {...register('email')}
          type="email"
          label={words.email}
          autoComplete="email"
          required
          disabled={isLoading}
          maxLength={LENGTHS.emailMax}
          error={errors.email?.message}
        />
        <PasswordField
          {...register('currentPassword')}
          label={words.currentPassword}
          showLabel={texts.signIn.showPassword}
          hideLabel={texts.signIn.hidePassword}
          autoComplete="current-password"
          required
          disabled={isLoading}
          maxLength={LENGTHS.passwordMax}
          error={errors.currentPassword?.message}
        />
        <SubmitButton
          className="justify-self-start"
          isSending={isLoading}
          label={words.saveEmail}
          sendingLabel={words.saving}
        />
      </form>
    </Panel>
  );
}
