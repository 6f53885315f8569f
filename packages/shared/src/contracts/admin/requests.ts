import { z } from 'zod';
import { LENGTHS } from '../limits.ts';
import { idSchema, instantSchema } from '../primitives.ts';
import { typedEmail } from '../text/email.ts';
import { givenPassword, newPassword, repeatedPassword } from '../text/password.ts';
import { typedLine } from '../text/typed-text.ts';

/** `POST /api/auth/login` (M-222). */
export const adminLoginRequestSchema = z.object({
  username: typedLine({ max: LENGTHS.usernameMax, error: 'required' }),
  password: givenPassword(),
});

export const adminLoginAnswerSchema = z.object({ id: idSchema, username: z.string() });

/** `GET /api/auth/user` (M-221): answers 200 without a session too (Q43). */
export const adminAuthStateSchema = z.object({
  authenticated: z.boolean(),
  loggedIn: z.boolean(),
  username: z.string().optional(),
  id: idSchema.optional(),
});

export const forgotPasswordRequestSchema = z.object({
  email: typedEmail({ required: 'email_required' }),
});

/** The token of a recovery link (Q23): 32 bytes as 64 hexadecimal digits. */
export const resetPasswordRequestSchema = z.object({
  token: z.string().regex(/^[0-9a-f]{64}$/),
  password: newPassword(),
});

/** How this installation sends mail: by SMTP, or as `.eml` files on the server's disk. */
export const mailDeliverySchema = z.enum(['smtp', 'files']);

export const forgotPasswordAnswerSchema = z.object({ message: z.string(), delivery: mailDeliverySchema });

export const changePasswordRequestSchema = z.object({
  currentPassword: givenPassword(),
  password: resetPasswordRequestSchema.shape.password,
});

export const changeEmailRequestSchema = z.object({
  currentPassword: givenPassword(),
  email: typedEmail(),
});

const passwordTwice = { path: ['confirmPassword'], error: 'passwords_differ' };

/** The form of the recovery link. `confirmPassword` is not sent. */
export const resetPasswordFormSchema = resetPasswordRequestSchema
  .pick({ password: true })
  .extend({ confirmPassword: repeatedPassword() })
  .refine((form) => form.password === form.confirmPassword, passwordTwice);

export const changePasswordFormSchema = changePasswordRequestSchema
  .extend({ confirmPassword: repeatedPassword() })
  .refine((form) => form.password === form.confirmPassword, passwordTwice);

/** A session's id is the hash of its token, so the id gives no access. */
export const adminSessionParamsSchema = z.object({ session: z.string().regex(/^[0-9a-f]{64}$/) });

export const adminSessionSchema = z.object({
  id: adminSessionParamsSchema.shape.session,
  openedAt: instantSchema,
  /** Such as `Firefox · Linux`; empty if the browser did not send it. */
  browser: z.string(),
  /** The address without its last part, e.g. `203.0.113.x`: enough to recognise one's own network. */
  address: z.string(),
  /** Whether this request was made with this session. */
  isCurrent: z.boolean(),
});

/** `GET /api/auth/account`: the administrator and their sessions. */
export const adminAccountSchema = z.object({
  id: idSchema,
  username: z.string(),
  /** Address for recovery links; null if recovery is not possible. */
  email: z.string().nullable(),
  mail: mailDeliverySchema,
  /** Newest first. */
  sessions: z.array(adminSessionSchema),
});

export const endedSessionsSchema = z.object({ ended: z.int().nonnegative() });

export type AdminAuthState = z.infer<typeof adminAuthStateSchema>;
export type AdminAccount = z.infer<typeof adminAccountSchema>;
export type AdminSessionView = z.infer<typeof adminSessionSchema>;
export type MailDelivery = z.infer<typeof mailDeliverySchema>;
