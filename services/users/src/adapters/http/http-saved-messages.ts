import type { Clock } from '@selah/service-kit/clock';
import type { SigningSecrets } from '@selah/service-kit/config/signing-secrets';
import { AppError } from '@selah/service-kit/errors/app-error';
import type { Fetch } from '@selah/service-kit/http/local/local-fetch';
import { IDENTITY_HEADER } from '@selah/service-kit/identity/identity';
import { signIdentity } from '@selah/service-kit/identity/identity-token';
import { runningTimeSignal } from '@selah/service-kit/in-running-time';
import { requestHeaders } from '@selah/service-kit/request-context';
import { NEXT_CURSOR_HEADER, savedMessageListSchema } from '@selah/shared/contracts/messages/requests';
import type { SavedMessages } from '../../domain/ports.ts';

const TIMEOUT_MS = 10_000;

/** Reads a visitor's saved messages from the messages service, page by page, with the visitor's identity. */
export function createHttpSavedMessages(options: {
  readonly messagesUrl: string;
  /** Node's `fetch`, or one for a service in this process. */
  readonly fetch: Fetch;
  readonly internalSecrets: SigningSecrets;
  readonly now: Clock;
}): SavedMessages {
  async function page(userId: number, before: string | null) {
    const url = new URL(`/api/saved-messages/user/${userId}`, options.messagesUrl);
    if (before) url.searchParams.set('before', before);
    const identity = { siteUser: { id: userId, sessionId: 'own-data-export' } };
    const token = await signIdentity(identity, options.internalSecrets, options.now());
    const response = await options.fetch(url, {
      headers: { [IDENTITY_HEADER]: token, ...requestHeaders() },
      signal: runningTimeSignal(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`the messages service answered ${response.status}`);
    return {
      messages: savedMessageListSchema.parse(await response.json()),
      next: response.headers.get(NEXT_CURSOR_HEADER),
    };
  }

  return {
    /** @throws AppError `unavailable`, because an incomplete export would be wrong */
    async listOf(userId) {
      try {
        const all = [];
        let cursor: string | null = null;
        do {
          const { messages, next } = await page(userId, cursor);
          all.push(...messages);
          cursor = messages.length > 0 ? next : null;
        } while (cursor);
        return all;
      } catch (cause) {
        throw new AppError('unavailable', { cause, retryAfter: 10 });
      }
    },
  };
}
