import { z } from 'zod';
import { idSchema, instantSchema } from '../primitives.ts';

/** A visitor's profile in answers. Never contains the password (M-160, M-168). */
export const siteUserSchema = z.object({
  id: idSchema,
  email: z.string(),
  name: z.string(),
  createdAt: instantSchema.optional(),
  lastLogin: instantSchema.optional(),
});

export type SiteUser = z.infer<typeof siteUserSchema>;
