import { useEffect, useState } from 'react';
import { type Draft, EMPTY_DRAFT, messageStorage, type OwnedDraft } from './message-storage.ts';
import { offlineQuestion } from './offline-question.ts';

export interface QuestionDraft {
  readonly draft: Draft;
  /** The question could not be sent without a network and is stored on the device. */
  readonly isKept: boolean;
  readonly type: (next: Draft) => void;
  readonly keep: (asked: Draft) => void;
  /** After an answer: deletes the question from the device and leaves the form. */
  readonly markAnswered: () => void;
  /** Empties the form and deletes the stored question. */
  readonly clear: () => void;
}

/**
 * The text of the form, stored in the tab, and on the device when there is no network. The tab's text takes precedence. It
 * belongs to the first person to log in, until the form is empty again.
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

  // The browser cannot store the text, so it asks before the page is closed.
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
    // Without `isKept` the stored question may be another person's.
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
