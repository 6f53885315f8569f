import type { Language } from '@selah/shared/contracts/language-list';

interface ContactTexts {
  readonly title: string;
  readonly phone: string;
  readonly whatsApp: string;
  readonly email: string;
}

/** Texts around the community's contact, downloaded with a letter. */
export const CONTACT_TEXTS: Readonly<Record<Language, ContactTexts>> = {
  pt: { title: 'Alguém com quem conversar', phone: 'Ligar', whatsApp: 'WhatsApp', email: 'E-mail' },
  en: { title: 'Someone to talk to', phone: 'Call', whatsApp: 'WhatsApp', email: 'E-mail' },
  es: { title: 'Alguien con quien hablar', phone: 'Llamar', whatsApp: 'WhatsApp', email: 'Correo' },
  fr: { title: 'Quelqu’un à qui parler', phone: 'Appeler', whatsApp: 'WhatsApp', email: 'E-mail' },
};
