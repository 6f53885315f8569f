import { z } from 'zod';

/** What an administrator does first on a new site, in this order. */
export const FIRST_STEPS = ['password', 'email', 'testMail', 'address', 'video'] as const;

export const firstVisitSchema = z.object({
  /** Whether its card is shown: from the first start until the administrator closes it. */
  isOpen: z.boolean(),
  /** What is done. */
  steps: z.object({
    password: z.boolean(),
    email: z.boolean(),
    testMail: z.boolean(),
    address: z.boolean(),
    video: z.boolean(),
  }),
  /** The address in mails and links. */
  publicUrl: z.string(),
});

/** `PUT /api/admin/first-visit`: leaves it, or takes it up again. */
export const firstVisitChangeSchema = firstVisitSchema.pick({ isOpen: true });

export type FirstStep = (typeof FIRST_STEPS)[number];
export type FirstVisit = z.infer<typeof firstVisitSchema>;
export type FirstVisitChange = z.infer<typeof firstVisitChangeSchema>;
