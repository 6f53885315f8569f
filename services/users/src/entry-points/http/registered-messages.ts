import type { Language } from '@selah/shared/contracts/languages';

/** The message after a registration (M-073). */
export const REGISTERED_MESSAGES: Readonly<Record<Language, string>> = {
  pt: 'Registro realizado com sucesso!',
  en: 'Your account is ready!',
  es: '¡Tu cuenta está lista!',
  fr: 'Votre compte est prêt !',
};
