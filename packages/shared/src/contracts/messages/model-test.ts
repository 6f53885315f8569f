import { z } from 'zod';

/** What was odd in a model's answer, or was learned of its endpoint. */
export const MODEL_NOTES = [
  'thinks_aloud',
  'talks_around_the_object',
  'writes_plain_text',
  'was_cut',
  'refused',
  'address_mended',
  'without_schema',
  'without_json_mode',
  'without_system_role',
  'other_token_parameter',
  'reasoning_off',
  'more_room',
] as const;

/** Why a model gave no answer; `budget`: the day's answers are taken. */
export const MODEL_FAILURES = ['no_answer', 'loading', 'spent', 'refused', 'unreadable', 'budget'] as const;

/**
 * `POST /api/admin/test-model`: one question, as a visitor's. `letter`: it would be shown; `danger`: reviewed words would be;
 * `not_shown`: it answered, and the composer's letter would be shown; `off`: no provider is set up.
 */
export const modelTestSchema = z.object({
  outcome: z.enum(['letter', 'danger', 'not_shown', 'failed', 'off']),
  /** As a visitor would see it. */
  letter: z.string().optional(),
  failure: z.enum(MODEL_FAILURES).optional(),
  /** The HTTP status of the endpoint's refusal. */
  status: z.int().optional(),
  notes: z.array(z.enum(MODEL_NOTES)),
  calls: z.int().nonnegative(),
  tokens: z.int().nonnegative().optional(),
  seconds: z.number().nonnegative(),
});

export type ModelNote = (typeof MODEL_NOTES)[number];
export type ModelFailure = (typeof MODEL_FAILURES)[number];
export type ModelTest = z.infer<typeof modelTestSchema>;
