import type { DistressKind } from '@selah/distress/engine/distress-kinds';
import { z } from 'zod';
import type { ProviderAnswer } from '../../domain/ports.ts';

/** What a provider says of danger: none, by the person's own hand, or by others; to the writer or to somebody they tell of. */
const DANGERS = ['none', 'life', 'violence'] as const;

const answerSchema = z.object({
  // First, so that a model decides before it writes.
  danger: z.enum(DANGERS),
  psalm: z.string(),
  message: z.string(),
});

/** As it is read. In danger a model may leave out the rest. */
const lenientSchema = answerSchema.partial({ psalm: true, message: true });

const KINDS: Readonly<Record<(typeof DANGERS)[number], readonly DistressKind[]>> = {
  none: [],
  life: ['suicide'],
  violence: ['abuse'],
};

const CODE_FENCE = /^```(?:json)?\s*|\s*```$/g;

const REFERENCE = /\d[\d\s:.,–—-]*/;

/** A JSON Schema of the object that a provider answers with. */
export const PROVIDER_ANSWER_SCHEMA: Readonly<Record<string, unknown>> = z.toJSONSchema(
  answerSchema.strict(),
);

/**
 * Takes a provider's answer apart. Text that is no object is a letter without a view on danger, since some compatible
 * servers ignore the form; undefined if it is an object of another form.
 */
export function readProviderForm(text: string): ProviderAnswer | undefined {
  const body = text.trim().replace(CODE_FENCE, '');
  if (!body.startsWith('{')) return { danger: [], letter: text };
  const { data } = lenientSchema.safeParse(parseJson(body));
  if (!data) return undefined;
  const { danger, psalm = '', message = '' } = data;
  const reference = REFERENCE.exec(psalm)?.[0];
  return { danger: KINDS[danger], letter: reference ? `${message}\n\nPSALM: ${reference}` : message };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
