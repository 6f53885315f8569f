import { z } from 'zod';

/** What the site depends on. */
export const conditionNameSchema = z.enum([
  'database',
  'events',
  'sessions',
  'disk',
  'cloud',
  'converter',
  'provider',
  'helplines',
  'mail',
  'address',
  'backup',
  'backup-cloud',
]);

/** `attention`: works, but not for long or not for everybody. `off`: not set up, which is allowed. */
export const conditionStateSchema = z.enum(['good', 'attention', 'failing', 'off']);

/**
 * One of these as a service sees it. `amount` and `limit`: disk, free and all bytes; provider, answers of today and allowed per
 * day; helplines, days since they were reviewed; address, days until the certificate ends; backup, days since the last one; backup-cloud,
 * days since the last one that is there.
 */
export const conditionSchema = z.object({
  name: conditionNameSchema,
  state: conditionStateSchema,
  amount: z.number().nonnegative().optional(),
  limit: z.number().nonnegative().optional(),
  /** disk: a folder into which nothing can be written. */
  folder: z.string().optional(),
});

export const serviceHealthSchema = z.object({ conditions: z.array(conditionSchema) });

export type ConditionName = z.infer<typeof conditionNameSchema>;
export type Condition = z.infer<typeof conditionSchema>;
export type ServiceHealth = z.infer<typeof serviceHealthSchema>;
