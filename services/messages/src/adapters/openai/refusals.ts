import { dangerFromFilter } from './reading/danger-signs.ts';
import { isRecord, objectsIn } from './reading/find-values.ts';
import { type Reading, readText } from './reading/read-answer.ts';
import { parseBody } from './reading/read-body.ts';

/** An HTTP answer that is no success, or an error that was sent as one. */
export interface Refusal {
  readonly status: number;
  /** The body, as text. It may quote the visitor and is never logged. */
  readonly text: string;
}

/** In this order: the account is used up; the model is being loaded; a filter held the question back; the rest. */
export type RefusalKind = 'spent' | 'loading' | 'filtered' | 'other';

const SPENT =
  /insufficient[_ ](?:quota|balance|credits?|funds)|exceeded your (?:current )?(?:monthly )?(?:included )?(?:quota|credits)|credit balance|billing|requires more credits|payment required/iu;

const LOADING =
  /(?:loading|load) (?:the )?model|model .{0,60}(?:loading|not ready|starting)|warming up|is loading/iu;

const FILTERED =
  /content_filter|content management policy|content_policy|ResponsibleAI|moderation|safety (?:system|filter)/iu;

export function kindOf({ status, text }: Refusal): RefusalKind {
  if (status === 402 || SPENT.test(text)) return 'spent';
  if (status >= 500 && LOADING.test(text)) return 'loading';
  return FILTERED.test(text) ? 'filtered' : 'other';
}

/**
 * What an error holds of an answer: a filter's sign of danger, or what the model wrote although it did not fit the form
 * (`failed_generation`); undefined if nothing.
 */
export function answerInRefusal({ text }: Refusal): Reading | undefined {
  const parsed = parseBody(text);
  const danger = dangerFromFilter(parsed);
  if (danger.length > 0) return { danger: [...new Set(danger)], notes: ['refused'] };
  const quoted = objectsIn(parsed)
    .map((object) => object.failed_generation ?? object.raw_output)
    .find((value) => typeof value === 'string' && value !== '');
  return quoted === undefined ? undefined : readText(String(quoted));
}

/** Servers send errors as a success; the status is in the error then, or is that of a bad request. */
export function refusalIn(error: unknown): Refusal {
  const code = isRecord(error) ? Number(error.code ?? error.status) : Number.NaN;
  return { status: code >= 400 && code < 600 ? code : 400, text: JSON.stringify({ error }) };
}

/** Whether an address, not a model, was not found. */
export function isWrongAddress({ status, text }: Refusal): boolean {
  if (/unexpected endpoint/iu.test(text)) return true;
  return [404, 405].includes(status) && !/model|deployment|endpoints found/iu.test(text);
}
