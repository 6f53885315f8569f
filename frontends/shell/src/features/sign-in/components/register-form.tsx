import { LENGTHS } from '@selah/shared/contracts/limits';
import { registerFormSchema, type SiteLoginRequest } from '@selah/shared/contracts/users/requests';
import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { useTranslation } from '@selah/web-kit/platform';
import { TextField } from '@selah/web-kit/ui/field';
import { PasswordField } from '@selah/web-kit/ui/password-field';
import { type RefObject, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { useRegisterMutation } from '../api/sign-in-endpoints.ts';
import { contractResolver } from '../contract-resolver.ts';
import { readRegisterMessage } from '../domain/sign-in-answers.ts';
import { useErrorToasts } from '../use-error-toasts.ts';
import { usePreservedValues } from '../use-preserved-values.ts';
import { SubmitButton } from './submit-button.tsx';

export const EMPTY_REGISTRATION = { email: '', name: '', password: '', confirmPassword: '' };

interface RegisterFormProps {
  /** Holds the typed values while the form is not shown. */
  readonly typed: RefObject<typeof EMPTY_REGISTRATION>;
  readonly onTyped: () => void;
  /** Called with the values for the login form. */
  readonly onRegistered: (login: SiteLoginRequest) => void;
}

/** Registers an account, without logging in (M-073). */
export function RegisterForm({ typed, onTyped, onRegistered }: RegisterFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const [openAccount] = useRegisterMutation();
  const errorToast = useErrorToasts();
  const resolver = useMemo(() => contractResolver(registerFormSchema, language), [language]);
  const { register, handleSubmit, formState, subscribe } = useForm({
    resolver,
    defaultValues: typed.current,
  });
  const { errors } = formState;
  usePreservedValues(typed, subscribe, onTyped);
  const passwordWords = {
    showLabel: t('signIn.showPassword'),
    hideLabel: t('signIn.hidePassword'),
    required: true,
    autoComplete: 'new-password',
    maxLength: LENGTHS.passwordMax,
  };

  const [send, isSending] = useSingleFlight(async ({ email, name, password }: typeof EMPTY_REGISTRATION) => {
    const { data, error } = await openAccount({ email, name, password });
    if (error) {
      errorToast.requestFailed(t('signIn.registerFailed'), error, t('signIn.registerFailedText'));
      return;
    }
    const title = readRegisterMessage(data) ?? t('signIn.registered');
    dispatch(notified({ title, text: t('signIn.registeredText') }));
    onRegistered({ email, password });
  });

  return (
    <form noValidate onSubmit={handleSubmit(send, errorToast.invalidForm)} className="grid gap-3">
      <TextField
        {...register('name')}
        label={t('signIn.name')}
        required
        autoComplete="name"
        maxLength={LENGTHS.siteUserNameMax}
        error={errors.name?.message}
      />
      <TextField
        {...register('email')}
        label={t('signIn.email')}
        type="email"
        required
        autoComplete="username"
        maxLength={LENGTHS.emailMax}
        error={errors.email?.message}
      />
      <PasswordField
        {...register('password')}
        {...passwordWords}
        label={t('signIn.password')}
        hint={t('signIn.passwordHint', { minimum: LENGTHS.passwordMin })}
        error={errors.password?.message}
      />
      <PasswordField
        {...register('confirmPassword')}
        {...passwordWords}
        label={t('signIn.confirmPassword')}
        error={errors.confirmPassword?.message}
      />
      <SubmitButton
        isSending={isSending}
        label={t('signIn.register')}
        sendingLabel={t('signIn.registering')}
      />
    </form>
  );
}
