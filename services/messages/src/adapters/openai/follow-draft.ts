import { createParser } from 'eventsource-parser';
import type { OnDraft } from '../../domain/ports.ts';
import { dangerFromFilter } from './reading/danger-signs.ts';
import { draftIn } from './reading/draft-in.ts';
import { isRecord } from './reading/find-values.ts';

/**
 * Follows the body of one answer while it arrives. Only a stream of plain contents, which together are nothing but our form,
 * makes drafts; whatever else comes (an answer in one piece, reasoning, a tool call, an error, a filter's sign) ends them,
 * and the whole answer is read at the end as any other.
 */
export function followDraft(onDraft: OnDraft): (part: string) => void {
  let written = '';
  let isOver = false;
  const parser = createParser({
    onEvent({ data }) {
      if (isOver || data === '[DONE]') return;
      const content = contentOf(data);
      const draft = content === undefined ? undefined : draftIn(written + content);
      if (content === undefined || draft === undefined) {
        isOver = true;
        return;
      }
      written += content;
      if (draft !== '') onDraft({ message: draft });
    },
  });
  return (part) => {
    if (!isOver) parser.feed(part);
  };
}

/** The text that an event adds, if it is a choice's plain content and nothing more; undefined if it is something else. */
function contentOf(data: string): string | undefined {
  const event = parse(data);
  if (!isRecord(event) || event.error || !Array.isArray(event.choices)) return undefined;
  if (dangerFromFilter(event).length > 0) return undefined;
  // Usage comes in an event of its own.
  if (event.choices.length === 0) return '';
  const [choice, ...others] = event.choices as unknown[];
  if (others.length > 0 || !isRecord(choice) || 'message' in choice || 'text' in choice) return undefined;
  // What a filter says of the contents comes without any.
  const { index = 0, delta = {} } = choice;
  if (index !== 0 || !isRecord(delta)) return undefined;
  const { role: _, content = '', ...rest } = delta;
  const isMore = Object.values(rest).some((value) => !isEmpty(value));
  return isMore || !(typeof content === 'string' || content === null) ? undefined : (content ?? '');
}

/** Servers name fields that they do not use. */
function isEmpty(value: unknown): boolean {
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
