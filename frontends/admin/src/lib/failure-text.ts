import { isApiError, messageForPerson, NO_ANSWER } from '@selah/web-kit/api-error';
import { texts } from '../locales/pt.ts';

/** What to say about a call that failed: the server's words, else that it is silent, else the words given. */
export function failureText(error: unknown, otherwise: string): string {
  const isSilent = isApiError(error) && error.status === NO_ANSWER;
  return messageForPerson(error, isSilent ? texts.frame.noAnswer : otherwise);
}
