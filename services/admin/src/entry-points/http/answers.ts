import type { Language } from '@selah/shared/contracts/languages';

type Texts = Readonly<Record<Language, string>>;

/** M-109: the same answer for known and unknown addresses (Q23). */
export const RESET_MAILED: Texts = {
  pt: 'Instruções de recuperação de senha enviadas para seu e-mail',
  en: 'Password recovery instructions have been sent to your e-mail',
  es: 'Enviamos las instrucciones de recuperación a tu correo',
  fr: 'Les instructions de récupération ont été envoyées à votre adresse e-mail',
};

export const PASSWORD_CHANGED: Texts = {
  pt: 'Sua nova senha está valendo. Entre com ela.',
  en: 'Your new password is set. Log in with it.',
  es: 'Tu nueva contraseña ya funciona. Inicia sesión con ella.',
  fr: 'Votre nouveau mot de passe est actif. Connectez-vous avec lui.',
};

export const OWN_PASSWORD_CHANGED: Texts = {
  pt: 'Sua senha foi trocada. As outras sessões foram encerradas.',
  en: 'Your password has been changed. Your other sessions have ended.',
  es: 'Tu contraseña ha cambiado. Tus otras sesiones se cerraron.',
  fr: 'Votre mot de passe a été changé. Vos autres sessions sont fermées.',
};
