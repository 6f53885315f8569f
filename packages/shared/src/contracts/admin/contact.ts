import { z } from 'zod';
import { LANGUAGES } from '../languages.ts';
import { emailSchema, idSchema, instantSchema, recordOf, typedText } from '../primitives.ts';

/** Characters. */
export const CONTACT_LENGTHS = { name: 80, phone: 30, address: 200, hours: 120, text: 240 } as const;

/** `+55 (11) 98765-4321`, `0055…` and `188` as digits, with a plus sign before a country's code. */
export function normalisePhone(typed: string): string {
  return typed.replace(/[\s().\-/]/g, '').replace(/^00/, '+');
}

const PHONE = /^\+?\d{3,15}$/;

const phoneSchema = z
  .string()
  .trim()
  .max(CONTACT_LENGTHS.phone, { error: 'phone_invalid' })
  .transform(normalisePhone)
  .pipe(z.string().regex(PHONE, { error: 'phone_invalid' }));

/**
 * The community's own contact, shown to visitors under a letter. WhatsApp reaches numbers by their country's code only. There
 * is at least one way to reach the person.
 */
export const contactSchema = z
  .object({
    name: typedText(CONTACT_LENGTHS.name),
    phone: phoneSchema.optional(),
    isWhatsApp: z.boolean(),
    email: emailSchema.optional(),
    address: typedText(CONTACT_LENGTHS.address).optional(),
    hours: typedText(CONTACT_LENGTHS.hours).optional(),
    /** A sentence per language; visitors of a language without one see none. */
    texts: recordOf(LANGUAGES, typedText(CONTACT_LENGTHS.text).optional()),
  })
  // A number that is none has its own message.
  .refine(({ isWhatsApp, phone = '0000' }) => !isWhatsApp || phone.startsWith('+') || !PHONE.test(phone), {
    path: ['phone'],
    error: 'phone_needs_country',
  })
  .refine(({ phone, email, address }) => phone ?? email ?? address, {
    path: ['phone'],
    error: 'contact_unreachable',
  });

/** `version` counts the changes; 0 before the first. `contact` is null if there is none. */
export const contactAnswerSchema = z.object({
  version: z.int().nonnegative(),
  contact: contactSchema.nullable(),
});

/** `PUT /api/site-settings/contact`: refused if another version than `basedOn` is saved by now. */
export const contactChangeSchema = z.object({
  contact: contactSchema.nullable(),
  basedOn: z.int().nonnegative(),
});

/** One of the last ten versions, newest first. */
export const contactVersionSchema = z.object({
  id: idSchema,
  savedAt: instantSchema,
  savedBy: z.string(),
  contact: contactSchema.nullable(),
});
export const contactVersionsSchema = z.array(contactVersionSchema);

export type Contact = z.infer<typeof contactSchema>;
export type ContactAnswer = z.infer<typeof contactAnswerSchema>;
export type ContactChange = z.infer<typeof contactChangeSchema>;
export type ContactVersion = z.infer<typeof contactVersionSchema>;
