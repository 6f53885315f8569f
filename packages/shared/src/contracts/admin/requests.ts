import { z } from 'zod';
import { LENGTHS } from '../limits.ts';
import { idSchema } from '../primitives.ts';

/** `POST /api/auth/login` (M-222). */
export const adminLoginRequestSchema = z.object({
  username: z.string({ error: 'required' }).trim().min(1, { error: 'required' }).max(LENGTHS.usernameMax),
  password: z
    .string({ error: 'password_required' })
    .min(1, { error: 'password_required' })
    .max(LENGTHS.passwordMax),
});

export const adminLoginAnswerSchema = z.object({ id: idSchema, username: z.string() });

/** `GET /api/auth/user` (M-221): unauthenticated is an answer, not an error (Q43). */
export const adminAuthStateSchema = z.object({
  authenticated: z.boolean(),
  loggedIn: z.boolean(),
  username: z.string().optional(),
  id: idSchema.optional(),
});

export const forgotPasswordRequestSchema = z.object({
  email: z
    .string({ error: 'email_required' })
    .trim()
    .min(1, { error: 'email_required' })
    .max(LENGTHS.emailMax)
    .pipe(z.email({ error: 'email_invalid' })),
});

/** The mailed link's second half (Q23): 32 bytes as 64 hexadecimal digits. */
export const resetPasswordRequestSchema = z.object({
  token: z.string().regex(/^[0-9a-f]{64}$/),
  password: z
    .string({ error: 'password_min' })
    .min(LENGTHS.passwordMin, { error: 'password_min' })
    .max(LENGTHS.passwordMax),
});

export const siteSettingsSchema = z.object({
  headerAdCode: z.string().max(LENGTHS.adCodeMax),
  footerAdCode: z.string().max(LENGTHS.adCodeMax),
});

/** The two places on a page for ad code, as they stand in the address of their frames. */
export const adSlotSchema = z.enum(['header', 'footer']);
export const adSlotParamsSchema = z.object({ slot: adSlotSchema });

export const adminEvents = {
  'settings.changed': z.object({}),
} as const;

export type AdSlot = z.infer<typeof adSlotSchema>;
export type SiteSettings = z.infer<typeof siteSettingsSchema>;
export type AdminAuthState = z.infer<typeof adminAuthStateSchema>;
