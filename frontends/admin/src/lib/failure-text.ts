import { isApiError, messageForPerson, NO_ANSWER } from '@selah/web-kit/api-error';
import { texts } from '../locales/pt.ts';

/** The text of a failed call: the server's, or that the server did not answer, or `otherwise`. */
export function failureText(error: unknown, otherwise: string): string {
  const isSilent = isApiError(error) && error.status === NO_ANSWER;
  return messageForPerson(error, isSilent ? texts.frame.noAnswer : otherwise);
}
