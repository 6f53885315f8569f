import { z } from 'zod';
import { LENGTHS } from '../limits.ts';
import { idFromTextSchema } from '../primitives.ts';
import { siteUserSchema } from './site-user.ts';

const accountEmailSchema = z
  .string({ error: 'email_invalid' })
  .trim()
  .max(LENGTHS.emailMax, { error: 'email_invalid' })
  .pipe(z.email({ error: 'email_invalid' }))
  .transform((email) => email.toLowerCase());

const newPasswordSchema = z
  .string({ error: 'password_min' })
  .min(LENGTHS.passwordMin, { error: 'password_min' })
  .max(LENGTHS.passwordMax, { error: 'too_long' });

/** `POST /api/site-users/login` (M-202). A password that is too short is simply wrong, not invalid (Q36). */
export const siteLoginRequestSchema = z.object({
  email: accountEmailSchema,
  password: z
    .string({ error: 'password_required' })
    .min(1, { error: 'password_required' })
    .max(LENGTHS.passwordMax, { error: 'too_long' }),
});

/** `POST /api/site-users/register` (M-203). The API accepts names of two letters (Q35). */
export const registerRequestSchema = z.object({
  email: accountEmailSchema,
  name: z
    .string({ error: 'name_min_2' })
    .trim()
    .min(LENGTHS.siteUserNameMin, { error: 'name_min_2' })
    .max(LENGTHS.siteUserNameMax, { error: 'too_long' }),
  password: newPasswordSchema,
});

/**
 * The registration form: as the API, but with names of three letters and the password twice (M-196, M-198).
 */
export const registerFormSchema = registerRequestSchema
  .extend({
    name: z
      .string({ error: 'name_min_3' })
      .trim()
      .min(LENGTHS.siteUserNameMinForm, { error: 'name_min_3' })
      .max(LENGTHS.siteUserNameMax, { error: 'too_long' }),
    confirmPassword: z.string(),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    error: 'passwords_differ',
  });

export const registerAnswerSchema = z.object({ message: z.string(), user: siteUserSchema });

export const siteUserIdParamsSchema = z.object({ id: idFromTextSchema });

export type RegisterRequest = z.infer<typeof registerRequestSchema>;
export type SiteLoginRequest = z.infer<typeof siteLoginRequestSchema>;
