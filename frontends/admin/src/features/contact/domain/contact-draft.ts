import { type Contact, contactSchema } from '@selah/shared/contracts/admin/contact';
import { LANGUAGES, type Language } from '@selah/shared/contracts/languages';
import { readableText } from '@selah/shared/contracts/text/clean-text';
import { issuesInLanguage } from '@selah/shared/contracts/validation';

/** The fields of the form; an empty one is not saved. */
export interface ContactDraft {
  readonly name: string;
  readonly phone: string;
  readonly isWhatsApp: boolean;
  readonly email: string;
  readonly address: string;
  readonly hours: string;
  readonly texts: Readonly<Record<Language, string>>;
}

export type ContactField = 'name' | 'phone' | 'email' | 'address' | 'hours';

export const EMPTY_DRAFT: ContactDraft = draftOf(null);

export function draftOf(contact: Contact | null): ContactDraft {
  const { name = '', phone = '', isWhatsApp = false, email = '', address = '', hours = '' } = contact ?? {};
  const text = (language: Language) => contact?.texts[language] ?? '';
  const texts = { pt: text('pt'), en: text('en'), es: text('es'), fr: text('fr') };
  return { name, phone, isWhatsApp, email, address, hours, texts };
}

export function isSameDraft(one: ContactDraft, other: ContactDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The contact to save, null for an empty form, or the message of each invalid field by its path. */
export function readDraft(
  draft: ContactDraft,
): { readonly contact: Contact | null } | { readonly errors: Readonly<Record<string, string>> } {
  const filled = (text: string) => (readableText(text) === '' ? undefined : text);
  if (isSameDraft({ ...draft, isWhatsApp: false }, EMPTY_DRAFT)) return { contact: null };
  const texts = Object.fromEntries(LANGUAGES.map((language) => [language, filled(draft.texts[language])]));
  const { data, error } = contactSchema.safeParse({
    ...draft,
    phone: filled(draft.phone),
    email: filled(draft.email),
    address: filled(draft.address),
    hours: filled(draft.hours),
    texts,
  });
  if (data) return { contact: data };
  const issues = issuesInLanguage(error.issues, 'pt').reverse();
  return { errors: Object.fromEntries(issues.map(({ path, message }) => [path, message])) };
}
