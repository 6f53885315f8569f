import { z } from 'zod';

/** What a provider says of danger: none, by the person's own hand, or by others; to the writer or to somebody they tell of. */
const DANGERS = ['none', 'life', 'violence'] as const;

const answerSchema = z.strictObject({
  // First, so that a model decides before it writes.
  danger: z.enum(DANGERS),
  psalm: z.string(),
  message: z.string(),
});

/** A JSON Schema of the object that a provider answers with. */
export const PROVIDER_ANSWER_SCHEMA: Readonly<Record<string, unknown>> = z.toJSONSchema(answerSchema);
