import { z } from 'zod';
import { LANGUAGES } from '../languages.ts';
import { idSchema, instantSchema, recordOf } from '../primitives.ts';
import { typedEmail } from '../text/email.ts';
import { isPhone, typedPhone } from '../text/phone.ts';
import { typedLine, typedText } from '../text/typed-text.ts';

/** Characters; of a number, as it is typed, with room for the marks that contacts add. */
export const CONTACT_LENGTHS = { name: 80, phone: 60, address: 200, hours: 120, text: 240 } as const;

/**
 * The community's own contact, shown to visitors under a letter. WhatsApp reaches numbers by their country's code only. There
 * is at least one way to reach the person.
 */
export const contactSchema = z
  .object({
    name: typedLine({ max: CONTACT_LENGTHS.name }),
    phone: typedPhone().optional(),
    isWhatsApp: z.boolean(),
    email: typedEmail().optional(),
    address: typedText(CONTACT_LENGTHS.address).optional(),
    hours: typedText(CONTACT_LENGTHS.hours).optional(),
    /** A sentence per language; visitors of a language without one see none. */
    texts: recordOf(LANGUAGES, typedText(CONTACT_LENGTHS.text).optional()),
  })
  // A number that is none has its own message.
  .refine(({ isWhatsApp, phone = '0000' }) => !isWhatsApp || phone.startsWith('+') || !isPhone(phone), {
    path: ['phone'],
    error: 'phone_needs_country',
  })
  // A way that is wrong has its own message too.
  .refine(({ phone, email, address }) => [phone, email, address].some((way) => way !== undefined), {
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
