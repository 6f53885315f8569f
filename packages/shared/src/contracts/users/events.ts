import { z } from 'zod';
import { idSchema } from '../primitives.ts';

export const userEvents = {
  /** The account was deleted. Services delete what they store about this user. */
  'site-user.deleted': z.object({ userId: idSchema }),
} as const;
