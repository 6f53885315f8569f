import { z } from 'zod';
import { auditEntrySchema } from './audit.ts';

export const auditEvents = {
  /** An administrator did something in another service than the one with the list. `id` makes a repetition harmless. */
  'administrator.acted': auditEntrySchema.extend({ id: z.uuid() }),
} as const;
