import type { Clock } from '@selah/service-kit/clock';
import { LETTER_KEPT_MS } from '@selah/shared/contracts/lifetimes';
import { LRUCache } from 'lru-cache';
import type { OnDraft } from '../domain/ports.ts';

/** An answer that is being made, or was. */
export interface KeptAnswer<Answer> {
  readonly answer: Promise<Answer>;
  /** Passes on the last draft and each further one, until the returned function is called. */
  follow(onDraft: OnDraft): () => void;
}

/** Some kilobytes each. */
const MOST_KEPT = 500;

export type KeepAnswers<Answer> = (
  id: string,
  begin: (onDraft: OnDraft) => Promise<Answer>,
) => KeptAnswer<Answer>;

/**
 * Keeps answers of this process in memory, running and finished, so that whoever asks again with the same id joins the first call
 * instead of paying for another. An answer that failed is not kept.
 */
export function createKeepAnswers<Answer>(now: Clock): KeepAnswers<Answer> {
  const kept = new LRUCache<string, KeptAnswer<Answer>>({
    max: MOST_KEPT,
    ttl: LETTER_KEPT_MS,
    perf: { now },
  });
  return (id, begin) => {
    const known = kept.get(id);
    if (known) return known;
    const begun = beginAnswer(begin);
    kept.set(id, begun);
    begun.answer.catch(() => {
      if (kept.peek(id) === begun) kept.delete(id);
    });
    return begun;
  };
}

/** Begins an answer whose drafts can be followed. */
export function beginAnswer<Answer>(begin: (onDraft: OnDraft) => Promise<Answer>): KeptAnswer<Answer> {
  const followers = new Set<OnDraft>();
  let last: Parameters<OnDraft>[0] | undefined;
  const answer = begin((draft) => {
    last = draft;
    for (const follower of followers) follower(draft);
  });
  return {
    answer,
    follow(onDraft) {
      if (last) onDraft(last);
      followers.add(onDraft);
      return () => followers.delete(onDraft);
    },
  };
}
