import { z } from 'zod';

/** One invalid field: its path, and a message for people. */
export const issueSchema = z.object({ path: z.string(), message: z.string() });

/** The body of every error answer. `code` is for programs, `message` is text in the caller's language. */
export const problemSchema = z.object({
  code: z.string(),
  message: z.string(),
  issues: z.array(issueSchema).optional(),
});

export type Issue = z.infer<typeof issueSchema>;
export type Problem = z.infer<typeof problemSchema>;
