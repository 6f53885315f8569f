import { useEffect, useState } from 'react';
import { type Draft, EMPTY_DRAFT, messageStorage } from './message-storage.ts';
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

/** The text being typed: stored in the tab, and on the device once it waits for a network. The tab's text wins. */
export function useQuestionDraft(userId: number | undefined): QuestionDraft {
  const [kept] = useState(() => offlineQuestion.read(Date.now()));
  const [isKept, setIsKept] = useState(kept !== undefined);
  const [draft, setDraft] = useState(() => {
    const typed = messageStorage.draft(userId);
    return typed.name === '' && typed.question === '' && kept ? kept : typed;
  });

  // Words that the browser would forget with the page: it asks before it lets the page go.
  useEffect(() => {
    if (draft.question === '' || messageStorage.keepsDrafts()) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [draft]);

  function type(next: Draft) {
    setDraft(next);
    messageStorage.keepDraft(next, userId);
    if (isKept) offlineQuestion.keep(next, Date.now());
  }

  function keep(asked: Draft) {
    offlineQuestion.keep(asked, Date.now());
    setIsKept(true);
  }

  function markAnswered() {
    offlineQuestion.forget();
    setIsKept(false);
  }

  function clear() {
    markAnswered();
    setDraft(EMPTY_DRAFT);
    messageStorage.keepDraft(EMPTY_DRAFT, userId);
  }

  return { draft, isKept, type, keep, markAnswered, clear };
}
