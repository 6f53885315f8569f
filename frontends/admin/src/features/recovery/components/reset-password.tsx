import { resetPasswordFormSchema, resetPasswordRequestSchema } from '@selah/shared/contracts/admin/requests';
import { LENGTHS } from '@selah/shared/contracts/limits';
import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { Link, useNavigate } from '@selah/web-kit/platform';
import { buttonClass } from '@selah/web-kit/ui/button';
import { Card } from '@selah/web-kit/ui/card';
import { PasswordField } from '@selah/web-kit/ui/password-field';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FailureNote } from '../../../components/feedback/failure-note.tsx';
import { SubmitButton } from '../../../components/fields/submit-button.tsx';
import { contractResolver } from '../../../lib/contract-resolver.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { submitOnSave } from '../../../lib/save-shortcut.ts';
import { texts } from '../../../locales/pt.ts';
import { useResetPasswordMutation } from '../api/recovery-endpoints.ts';

const resolver = contractResolver(resetPasswordFormSchema);
const words = texts.recovery;
const LOGIN = '/admin';

/** The page of the mailed link (M-111, Q23). */
export function ResetPassword({ token }: { readonly token: string }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [reset, { isLoading }] = useResetPasswordMutation();
  const [failure, setFailure] = useState(isWhole(token) ? '' : words.invalidLink);
  const { register, handleSubmit, formState } = useForm({
    resolver,
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors } = formState;
  const passwordWords = {
    showLabel: texts.signIn.showPassword,
    hideLabel: texts.signIn.hidePassword,
    autoComplete: 'new-password',
    required: true,
    disabled: isLoading,
    maxLength: LENGTHS.passwordMax,
  };

  const save = handleSubmit(async ({ password }) => {
    setFailure('');
    const { error } = await reset({ token, password });
    if (error) return setFailure(failureText(error, words.invalidLink));
    dispatch(notified({ title: words.saved }));
    // The link works once, so it is removed from the history.
    await navigate(LOGIN, { replace: true });
  });

  return (
    <Card className="mx-auto grid w-full max-w-md gap-5">
      <h2 className="font-serif text-2xl">{words.resetTitle}</h2>
      {failure && (
        <FailureNote title={words.saveFailed} text={failure}>
          <Link to={LOGIN} replace className={buttonClass('quiet')}>
            {words.backToLogin}
          </Link>
        </FailureNote>
      )}
      {isWhole(token) && (
        <form noValidate onSubmit={save} onKeyDown={submitOnSave} className="grid gap-3">
          <p className="text-ink-soft">{words.resetIntro}</p>
          <PasswordField
            {...register('password')}
            {...passwordWords}
            label={words.password}
            hint={words.passwordHint(LENGTHS.passwordMin)}
            error={errors.password?.message}
          />
          <PasswordField
            {...register('confirmPassword')}
            {...passwordWords}
            label={words.confirmPassword}
            error={errors.confirmPassword?.message}
          />
          <SubmitButton
            className="mt-2 w-full"
            isSending={isLoading}
            label={words.save}
            sendingLabel={words.saving}
          />
        </form>
      )}
    </Card>
  );
}

/** Some mail programs cut off long links. */
function isWhole(token: string): boolean {
  return resetPasswordRequestSchema.shape.token.safeParse(token).success;
}
