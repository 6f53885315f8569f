import { adminLoginRequestSchema } from '@selah/shared/contracts/admin/requests';
import { LENGTHS } from '@selah/shared/contracts/limits';
import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { Button } from '@selah/web-kit/ui/button';
import { TextField } from '@selah/web-kit/ui/field';
import { PasswordField } from '@selah/web-kit/ui/password-field';
import { Spinner } from '@selah/web-kit/ui/spinner';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { contractResolver } from '../../../lib/contract-resolver.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { texts } from '../../../locales/pt.ts';
import { useAdminLogInMutation } from '../api/session-endpoints.ts';
import type { Administrator } from '../use-admin-session.ts';

const resolver = contractResolver(adminLoginRequestSchema);
const words = texts.signIn;

interface SignInFormProps {
  /** The last administrator; after the session has ended only the password is asked. */
  readonly username?: string | undefined;
  readonly isSessionKept: () => Promise<boolean>;
  readonly onEntered: (administrator: Administrator) => void;
}

/** Name and password (M-103 to M-106). A refused login keeps the typed values. */
export function SignInForm({ username = '', isSessionKept, onEntered }: SignInFormProps) {
  const dispatch = useAppDispatch();
  const [logIn, { isLoading }] = useAdminLogInMutation();
  const { register, handleSubmit, setFocus, formState } = useForm({
    resolver,
    defaultValues: { username, password: '' },
  });
  const { errors } = formState;

  useEffect(() => {
    if (username) setFocus('password');
  }, [username, setFocus]);

  const send = handleSubmit(async (login) => {
    const { data, error } = await logIn(login);
    const isRefused = data !== undefined && !(await isSessionKept());
    if (data && !isRefused) {
      dispatch(notified({ title: words.loggedInAs(data.username) }));
      return onEntered(data);
    }
    const text = isRefused ? words.cookiesNeeded : failureText(error, words.badCredentials);
    dispatch(notified({ tone: 'destructive', title: words.failed, text }));
    setFocus('password');
  });

  return (
    <form noValidate onSubmit={send} className="grid gap-3">
      <TextField
        {...register('username')}
        label={words.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        readOnly={isLoading}
        disabled={isLoading}
        maxLength={LENGTHS.usernameMax}
        error={errors.username?.message}
      />
      <PasswordField
        {...register('password')}
        label={words.password}
        showLabel={words.showPassword}
        hideLabel={words.hidePassword}
        autoComplete="current-password"
        required
        disabled={isLoading}
        maxLength={LENGTHS.passwordMax}
        error={errors.password?.message}
      />
      <Button type="submit" disabled={isLoading} className="mt-2 w-full text-lg">
        {isLoading && <Spinner />}
        <span>{isLoading ? words.submitting : words.submit}</span>
      </Button>
    </form>
  );
}
