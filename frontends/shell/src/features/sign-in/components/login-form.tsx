import { LENGTHS } from '@selah/shared/contracts/limits';
import { type SiteLoginRequest, siteLoginRequestSchema } from '@selah/shared/contracts/users/requests';
import type { SiteUser } from '@selah/shared/contracts/users/site-user';
import { useTranslation } from '@selah/web-kit/platform';
import { TextField } from '@selah/web-kit/ui/field';
import { PasswordField } from '@selah/web-kit/ui/password-field';
import { type RefObject, useEffect, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useLanguage } from '../../../lib/use-language.ts';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { useLogInMutation } from '../api/sign-in-endpoints.ts';
import { contractResolver } from '../contract-resolver.ts';
import { readLoginAnswer } from '../domain/sign-in-answers.ts';
import { useErrorToasts } from '../use-error-toasts.ts';
import { usePreservedValues } from '../use-preserved-values.ts';
import { SubmitButton } from './submit-button.tsx';

interface LoginFormProps {
  /** E-mail and password from a registration, or empty (M-074). */
  readonly prefilled: SiteLoginRequest;
  /** Holds the typed values while the form is not shown. */
  readonly typed: RefObject<SiteLoginRequest>;
  readonly onTyped: () => void;
  readonly isSessionKept: (user: SiteUser) => Promise<boolean>;
  readonly onLoggedIn: (user: SiteUser) => void;
}

export function LoginForm({ prefilled, typed, onTyped, isSessionKept, onLoggedIn }: LoginFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [logIn] = useLogInMutation();
  const errorToast = useErrorToasts();
  const resolver = useMemo(() => contractResolver(siteLoginRequestSchema, language), [language]);
  const { register, handleSubmit, setFocus, formState, subscribe } = useForm({
    resolver,
    defaultValues: typed.current,
  });
  const { errors } = formState;
  usePreservedValues(typed, subscribe, onTyped);

  useEffect(() => {
    // After a registration its button is gone, so the focus moves here.
    if (prefilled.email) setFocus('email');
  }, [prefilled, setFocus]);

  const [send, isSending] = useSingleFlight(async (login: SiteLoginRequest) => {
    const { data, error } = await logIn(login);
    const user = readLoginAnswer(data);
    if (user && (await isSessionKept(user))) return onLoggedIn(user);
    if (user) errorToast.show(t('signIn.loginFailed'), t('signIn.cookiesNeeded'));
    else if (error) errorToast.requestFailed(t('signIn.loginFailed'), error, t('signIn.loginFailedText'));
    else errorToast.show(t('signIn.loginFailed'), t('signIn.invalidUser'));
    setFocus('password');
  });

  return (
    <form noValidate onSubmit={handleSubmit(send, errorToast.invalidForm)} className="grid gap-3">
      <TextField
        {...register('email')}
        data-autofocus
        label={t('signIn.email')}
        type="email"
        required
        autoComplete="username"
        maxLength={LENGTHS.emailMax}
        error={errors.email?.message}
      />
      <PasswordField
        {...register('password')}
        label={t('signIn.password')}
        showLabel={t('signIn.showPassword')}
        hideLabel={t('signIn.hidePassword')}
        required
        autoComplete="current-password"
        maxLength={LENGTHS.passwordMax}
        error={errors.password?.message}
      />
      <SubmitButton isSending={isSending} label={t('signIn.login')} sendingLabel={t('signIn.loggingIn')} />
    </form>
  );
}
