import { isApiError, messageForPerson, NO_ANSWER } from '@selah/web-kit/api-error';
import { texts } from '../locales/pt.ts';

/** The text of a failed call: the server's, or that the server did not answer, or `otherwise`. */
export function failureText(error: unknown, otherwise: string): string {
  const isSilent = isApiError(error) && error.status === NO_ANSWER;
  return messageForPerson(error, isSilent ? texts.frame.noAnswer : otherwise);
}

/** The text of a failed action on many items, with what was finished before. */
export function stoppedText(error: unknown, done: number, total: number): string {
  const text = failureText(error, texts.frame.noAnswer);
  return done === 0 || done === total
    ? text
    : `${text} ${texts.frame.stoppedAfter(texts.frame.progress(done, total))}`;
}
