import type { z } from 'zod';
import type { Language } from './languages.ts';
import type { Issue } from './problem.ts';

type Texts = Readonly<Record<Language, string>>;

/**
 * Messages for invalid fields. Schemas name a key as their `error`; an issue without a key gets the message
 * for its kind. The texts quoted in the specification are here (M-195 to M-199, M-124).
 */
export const VALIDATION_MESSAGES = {
  required: {
    pt: 'Campo obrigatório',
    en: 'This field is required',
    es: 'Campo obligatorio',
    fr: 'Champ obligatoire',
  },
  invalid: { pt: 'Valor inválido', en: 'Invalid value', es: 'Valor no válido', fr: 'Valeur incorrecte' },
  too_long: {
    pt: 'Use no máximo {maximum} caracteres',
    en: 'Use at most {maximum} characters',
    es: 'Usa como máximo {maximum} caracteres',
    fr: 'Utilisez au plus {maximum} caractères',
  },
  too_short: {
    pt: 'Use pelo menos {minimum} caracteres',
    en: 'Use at least {minimum} characters',
    es: 'Usa al menos {minimum} caracteres',
    fr: 'Utilisez au moins {minimum} caractères',
  },
  too_many: {
    pt: 'São permitidos no máximo {maximum}',
    en: 'At most {maximum} are allowed',
    es: 'Se permiten como máximo {maximum}',
    fr: '{maximum} au plus sont permis',
  },
  language_invalid: {
    pt: 'Escolha pt, en, es ou fr',
    en: 'Choose pt, en, es or fr',
    es: 'Elige pt, en, es o fr',
    fr: 'Choisissez pt, en, es ou fr',
  },
  email_invalid: {
    pt: 'Email inválido',
    en: 'Invalid e-mail',
    es: 'Correo no válido',
    fr: 'E-mail invalide',
  },
  email_required: {
    pt: 'Por favor, informe seu e-mail para recuperação de senha',
    en: 'Please enter your e-mail to recover your password',
    es: 'Por favor, indica tu correo para recuperar la contraseña',
    fr: 'Veuillez indiquer votre e-mail pour récupérer votre mot de passe',
  },
  phone_invalid: {
    pt: 'Telefone inválido. Use números, com o código do país: +55 11 98765-4321',
    en: 'Invalid phone number. Use digits, with the country code: +1 202 555 0123',
    es: 'Teléfono no válido. Usa números, con el código del país: +34 612 345 678',
    fr: 'Numéro invalide. Utilisez des chiffres, avec l’indicatif du pays : +33 6 12 34 56 78',
  },
  phone_needs_country: {
    pt: 'O WhatsApp precisa do código do país: +55 11 98765-4321',
    en: 'WhatsApp needs the country code: +1 202 555 0123',
    es: 'WhatsApp necesita el código del país: +34 612 345 678',
    fr: 'WhatsApp a besoin de l’indicatif du pays : +33 6 12 34 56 78',
  },
  contact_unreachable: {
    pt: 'Informe um telefone, um e-mail ou um endereço',
    en: 'Enter a phone number, an e-mail or an address',
    es: 'Indica un teléfono, un correo o una dirección',
    fr: 'Indiquez un téléphone, un e-mail ou une adresse',
  },
  name_min_3: {
    pt: 'Nome deve ter pelo menos 3 caracteres',
    en: 'Name must have at least 3 characters',
    es: 'El nombre debe tener al menos 3 caracteres',
    fr: 'Le nom doit comporter au moins 3 caractères',
  },
  name_min_2: {
    pt: 'Nome deve ter pelo menos 2 caracteres',
    en: 'Name must have at least 2 characters',
    es: 'El nombre debe tener al menos 2 caracteres',
    fr: 'Le nom doit comporter au moins 2 caractères',
  },
  password_min: {
    pt: 'Senha deve ter pelo menos 6 caracteres',
    en: 'Password must have at least 6 characters',
    es: 'La contraseña debe tener al menos 6 caracteres',
    fr: 'Le mot de passe doit comporter au moins 6 caractères',
  },
  password_required: {
    pt: 'Senha é obrigatória',
    en: 'Password is required',
    es: 'La contraseña es obligatoria',
    fr: 'Le mot de passe est obligatoire',
  },
  passwords_differ: {
    pt: 'As senhas não coincidem',
    en: 'The passwords do not match',
    es: 'Las contraseñas no coinciden',
    fr: 'Les mots de passe ne correspondent pas',
  },
  title_required: {
    pt: 'Por favor insira um título para o vídeo',
    en: 'Please enter a title for the video',
    es: 'Por favor, escribe un título para el video',
    fr: 'Veuillez saisir un titre pour la vidéo',
  },
  title_min: {
    pt: 'Título é obrigatório e deve ter pelo menos 3 caracteres',
    en: 'A title is required and must have at least 3 characters',
    es: 'El título es obligatorio y debe tener al menos 3 caracteres',
    fr: 'Un titre est obligatoire et doit comporter au moins 3 caractères',
  },
  file_required: {
    pt: 'Por favor selecione um arquivo de vídeo',
    en: 'Please choose a video file',
    es: 'Por favor, selecciona un archivo de video',
    fr: 'Veuillez choisir un fichier vidéo',
  },
  files_required: {
    pt: 'Por favor selecione pelo menos um arquivo de vídeo',
    en: 'Please choose at least one video file',
    es: 'Por favor, selecciona al menos un archivo de video',
    fr: 'Veuillez choisir au moins un fichier vidéo',
  },
  file_empty: {
    pt: 'É necessário selecionar um arquivo de vídeo',
    en: 'A video file must be chosen',
    es: 'Es necesario seleccionar un archivo de video',
    fr: 'Il faut choisir un fichier vidéo',
  },
  file_unknown: {
    pt: 'Não há nenhum arquivo com este nome',
    en: 'There is no file with this name',
    es: 'No hay ningún archivo con este nombre',
    fr: "Il n'y a aucun fichier de ce nom",
  },
  url_invalid: {
    pt: 'Endereço inválido',
    en: 'Invalid address',
    es: 'Dirección no válida',
    fr: 'Adresse incorrecte',
  },
} as const satisfies Record<string, Texts>;

export type ValidationKey = keyof typeof VALIDATION_MESSAGES;

/** The text for a key, with `{minimum}` and `{maximum}` replaced. */
export function validationMessage(
  key: ValidationKey,
  language: Language,
  params: Readonly<Record<string, unknown>> = {},
): string {
  return VALIDATION_MESSAGES[key][language].replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
}

/** The issues of a failed parse for an error answer: dotted paths, texts in the caller's language. */
export function issuesInLanguage(issues: readonly z.core.$ZodIssue[], language: Language): Issue[] {
  return issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    message: validationMessage(keyOf(issue), language, issue as unknown as Record<string, unknown>),
  }));
}

function keyOf(issue: z.core.$ZodIssue): ValidationKey {
  if (issue.message in VALIDATION_MESSAGES) return issue.message as ValidationKey;
  if (issue.path.at(-1) === 'language') return 'language_invalid';
  switch (issue.code) {
    case 'too_big':
      return issue.origin === 'string' ? 'too_long' : 'too_many';
    case 'too_small':
      if (issue.origin !== 'string') return 'invalid';
      return Number(issue.minimum) <= 1 ? 'required' : 'too_short';
    case 'invalid_type':
      return issue.message.endsWith('received undefined') ? 'required' : 'invalid';
    default:
      return 'invalid';
  }
}
