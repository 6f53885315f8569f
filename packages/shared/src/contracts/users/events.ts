import { z } from 'zod';
import { idSchema } from '../primitives.ts';

export const userEvents = {
  /** The account is gone; whoever keeps something of this person deletes it. */
  'site-user.deleted': z.object({ userId: idSchema }),
} as const;
