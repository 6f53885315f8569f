import { z } from 'zod';
import { LENGTHS } from '../limits.ts';
import { idFromTextSchema } from '../primitives.ts';
import { typedEmail } from '../text/email.ts';
import { givenPassword, newPassword, repeatedPassword } from '../text/password.ts';
import { typedLine } from '../text/typed-text.ts';
import { siteUserSchema } from './site-user.ts';

/** `POST /api/site-users/login` (M-202). A password that is too short is simply wrong, not invalid (Q36). */
export const siteLoginRequestSchema = z.object({
  email: typedEmail(),
  password: givenPassword(),
});

/** `POST /api/site-users/register` (M-203). The API accepts names of two letters (Q35). */
export const registerRequestSchema = z.object({
  email: typedEmail(),
  name: typedLine({ min: LENGTHS.siteUserNameMin, max: LENGTHS.siteUserNameMax, error: 'name_min_2' }),
  password: newPassword(),
});

/**
 * The registration form: as the API, but with names of three letters and the password twice (M-196, M-198).
 */
export const registerFormSchema = registerRequestSchema
  .extend({
    name: typedLine({
      min: LENGTHS.siteUserNameMinForm,
      max: LENGTHS.siteUserNameMax,
      error: 'name_min_3',
    }),
    confirmPassword: repeatedPassword(),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    error: 'passwords_differ',
  });

export const registerAnswerSchema = z.object({ message: z.string(), user: siteUserSchema });

export const siteUserIdParamsSchema = z.object({ id: idFromTextSchema });

export type RegisterRequest = z.infer<typeof registerRequestSchema>;
export type SiteLoginRequest = z.infer<typeof siteLoginRequestSchema>;
