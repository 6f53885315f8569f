import { z } from 'zod';

/** One thing that is wrong with the input: where, and in words for a person. */
export const issueSchema = z.object({ path: z.string(), message: z.string() });

/** The shape of every error answer. `code` is for programs, `message` for the person in their language. */
export const problemSchema = z.object({
  code: z.string(),
  message: z.string(),
  issues: z.array(issueSchema).optional(),
});

export type Issue = z.infer<typeof issueSchema>;
export type Problem = z.infer<typeof problemSchema>;
