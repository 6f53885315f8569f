import { createParser } from 'eventsource-parser';

/** How an answer of server-sent events ended. */
export interface LastEvent {
  /** `answer` or `problem`. */
  readonly event: string;
  /** Its JSON, as text. */
  readonly data: string;
}

/**
 * Reads an answer of server-sent events: the value of each `draft` is given on, the last event is the answer.
 * @throws if the connection breaks, or ends without an answer
 */
export async function readEvents(answer: Response, onDraft: (draft: unknown) => void): Promise<LastEvent> {
  let last: LastEvent | undefined;
  const parser = createParser({
    onEvent({ event = '', data }) {
      if (event === 'draft') onDraft(JSON.parse(data));
      else if (event === 'answer' || event === 'problem') last = { event, data };
    },
  });
  const reader = answer.body?.getReader();
  const decoder = new TextDecoder();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    parser.feed(decoder.decode(value, { stream: true }));
    if (last) {
      void reader.cancel().catch(() => {});
      return last;
    }
  }
  throw new Error('the events ended without an answer');
}
