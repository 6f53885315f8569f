import { changePasswordFormSchema } from '@selah/shared/contracts/admin/requests';
import { LENGTHS } from '@selah/shared/contracts/limits';
import { isApiError } from '@selah/web-kit/api-error';
import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { PasswordField } from '@selah/web-kit/ui/password-field';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '../../../components/fields/submit-button.tsx';
import { Panel } from '../../../components/panel.tsx';
import { contractResolver } from '../../../lib/contract-resolver.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { submitOnSave } from '../../../lib/save-shortcut.ts';
import { texts } from '../../../locales/pt.ts';
import { useChangePasswordMutation } from '../api/account-endpoints.ts';

const resolver = contractResolver(changePasswordFormSchema);
const EMPTY = { currentPassword: '', password: '', confirmPassword: '' };
const words = texts.account;

/** Changes the password. The form has a hidden user name field, because password managers store both. */
export function PasswordPanel({ username }: { readonly username: string }) {
  const dispatch = useAppDispatch();
  const [change, { isLoading }] = useChangePasswordMutation();
  const { register, handleSubmit, setError, setFocus, reset, formState } = useForm({
    resolver,
    defaultValues: EMPTY,
  });
  const { errors } = formState;
  const field = {
    showLabel: texts.signIn.showPassword,
    hideLabel: texts.signIn.hidePassword,
    required: true,
    disabled: isLoading,
    maxLength: LENGTHS.passwordMax,
  };

  const save = handleSubmit(async ({ currentPassword, password }) => {
    const { error } = await change({ currentPassword, password });
    if (!error) {
      dispatch(notified({ title: words.passwordSaved }));
      return reset();
    }
    const text = failureText(error, texts.frame.noAnswer);
    dispatch(notified({ tone: 'destructive', title: words.passwordFailed, text }));
    if (isApiError(error) && error.code === 'wrong_password') {
      setError('currentPassword', { message: text });
      setFocus('currentPassword');
    }
  });

  return (
    <Panel title={words.passwordTitle}>
      <form noValidate onSubmit={save} onKeyDown={submitOnSave} className="grid gap-3">
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          {...register('currentPassword')}
          {...field}
          label={words.currentPassword}
          autoComplete="current-password"
          error={errors.currentPassword?.message}
        />
        <PasswordField
          {...register('password')}
          {...field}
          label={words.password}
          autoComplete="new-password"
          hint={words.passwordHint(LENGTHS.passwordMin)}
          error={errors.password?.message}
        />
        <PasswordField
          {...register('confirmPassword')}
          {...field}
          label={words.confirmPassword}
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
        />
        <SubmitButton
          className="justify-self-start"
          isSending={isLoading}
          label={words.savePassword}
          sendingLabel={words.saving}
        />
      </form>
    </Panel>
  );
}
