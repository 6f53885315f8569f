import { useEffect, useState } from 'react';
import { type Draft, EMPTY_DRAFT, messageStorage, type OwnedDraft } from './message-storage.ts';
import { offlineQuestion } from './offline-question.ts';

export interface QuestionDraft {
  readonly draft: Draft;
  /** It was to be sent without a network, and waits on the device for its author to send it. */
  readonly isKept: boolean;
  readonly type: (next: Draft) => void;
  readonly keep: (asked: Draft) => void;
  /** It was answered: the device forgets it, the form does not. */
  readonly markAnswered: () => void;
  /** Empties the form, and forgets what waited. */
  readonly clear: () => void;
}

/**
 * The text being typed: stored in the tab, and on the device once it waits for a network. The tab's text wins. Whoever has
 * logged in by then owns it, until the form is empty again.
 */
export function useQuestionDraft(userId: number | undefined): QuestionDraft {
  const [kept] = useState(() => offlineQuestion.read(userId, Date.now()));
  const [isKept, setIsKept] = useState(kept !== undefined);
  const [draft, setDraft] = useState((): OwnedDraft => {
    const typed = messageStorage.draft(userId);
    return isEmpty(typed) && kept ? { ...kept, ownerId: userId } : typed;
  });
  const ownerId = draft.ownerId ?? userId;

  useEffect(() => {
    if (draft.ownerId === undefined && userId !== undefined && !isEmpty(draft))
      messageStorage.keepDraft({ ...draft, ownerId: userId });
  }, [draft, userId]);

  // Words that the browser would forget with the page: it asks before it lets the page go.
  useEffect(() => {
    if (draft.question === '' || messageStorage.keepsDrafts()) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [draft]);

  function type({ name, question }: Draft) {
    const next = { name, question };
    const owned = { ...next, ownerId: isEmpty(next) ? userId : ownerId };
    setDraft(owned);
    messageStorage.keepDraft(owned);
    if (isKept) offlineQuestion.keep(owned, Date.now());
  }

  function keep(asked: Draft) {
    offlineQuestion.keep({ ...asked, ownerId }, Date.now());
    setIsKept(true);
  }

  function markAnswered() {
    // What waits may be another person's.
    if (isKept) offlineQuestion.forget();
    setIsKept(false);
  }

  function clear() {
    markAnswered();
    setDraft(EMPTY_DRAFT);
    messageStorage.keepDraft(EMPTY_DRAFT);
  }

  return { draft, isKept, type, keep, markAnswered, clear };
}

function isEmpty({ name, question }: Draft): boolean {
  return name === '' && question === '';
}
