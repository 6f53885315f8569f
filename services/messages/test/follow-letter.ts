import { ANONYMOUS, IDENTITY_HEADER } from '@selah/service-kit/identity/identity';
import { signIdentity } from '@selah/service-kit/identity/identity-token';
import { TEST_INTERNAL_SECRETS } from '@selah/service-kit/testing/api-driver';
import { IDEMPOTENCY_KEY_HEADER } from '@selah/shared/contracts/messages/requests';
import { createParser } from 'eventsource-parser';

/** A visitor who follows a letter. */
export interface Follower {
  readonly status: number;
  readonly headers: Headers;
  readonly drafts: readonly string[];
  /** Whether the answer is there. */
  readonly ended: boolean;
  /** The draft of this number, from 1, when it is there. */
  draft(number: number): Promise<string>;
  /** The value of the last event. */
  readonly answer: Promise<unknown>;
  /** Closes the connection. */
  leave(): void;
}

/** Asks for a letter with server-sent events, as the page does. */
export async function followLetter(url: string, question: object, key?: string): Promise<Follower> {
  const leaving = new AbortController();
  const response = await fetch(new URL('/api/ai/message', url), {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      [IDENTITY_HEADER]: await signIdentity(ANONYMOUS, TEST_INTERNAL_SECRETS, Date.now()),
      ...(key && { [IDEMPOTENCY_KEY_HEADER]: key }),
    },
    body: JSON.stringify(question),
    signal: leaving.signal,
  });
  const drafts: string[] = [];
  const arrivals: (() => void)[] = [];
  const end = Promise.withResolvers<unknown>();
  end.promise.catch(() => {});
  let ended = false;
  const parser = createParser({
    onEvent({ event, data }) {
      if (event !== 'draft') {
        ended = true;
        end.resolve(JSON.parse(data));
        return;
      }
      drafts.push((JSON.parse(data) as { message: string }).message);
      for (const arrive of arrivals.splice(0)) arrive();
    },
  });
  void (async () => {
    try {
      const decoder = new TextDecoder();
      for await (const chunk of response.body ?? []) parser.feed(decoder.decode(chunk, { stream: true }));
      end.reject(new Error('the stream ended without an answer'));
    } catch (error) {
      end.reject(error);
    }
  })();
  return {
    status: response.status,
    headers: response.headers,
    drafts,
    get ended() {
      return ended;
    },
    async draft(number) {
      while (drafts.length < number) await new Promise<void>((resolve) => arrivals.push(resolve));
      return drafts[number - 1] ?? '';
    },
    answer: end.promise,
    leave: () => leaving.abort(),
  };
}
