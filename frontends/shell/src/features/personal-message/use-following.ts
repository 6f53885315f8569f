import type { AiMessageAnswer } from '@selah/shared/contracts/messages/requests';
import { isApiError, NO_ANSWER } from '@selah/web-kit/api-error';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAskForMessageMutation, useLetterDraftQuery } from './api/message-endpoints.ts';
import { type LetterUnderWay, letterUnderWay } from './letter-under-way.ts';

interface Ends {
  /** A question of this tab goes on after a reload. */
  readonly onGoingOn: (letter: LetterUnderWay) => void;
  readonly onAnswered: (answer: AiMessageAnswer, letter: LetterUnderWay) => void;
  readonly onFailed: (error: unknown, letter: LetterUnderWay) => void;
}

/** Longer than a page lives on whose requests were ended by a reload. Milliseconds. */
const LEAVING_MS = 1_000;

/**
 * Asks for a letter and follows it while it is written. What is under way goes on after a reload, with the same key.
 * @param ownerId the id of the visitor who is logged in
 */
export function useFollowing(ownerId: number | undefined, ends: Ends) {
  const [ask] = useAskForMessageMutation();
  const [underWay, setUnderWay] = useState<LetterUnderWay>();
  const { currentData: draft = '' } = useLetterDraftQuery(underWay?.key ?? '', { skip: !underWay });
  const hasLooked = useRef(false);

  async function follow(letter: LetterUnderWay) {
    letterUnderWay.keep(letter);
    setUnderWay(letter);
    const { name, question, language, wish, key } = letter;
    const { data, error } = await ask({ name, question, language, ...(wish && { wish }), key });
    setUnderWay(undefined);
    if (data) {
      letterUnderWay.forget();
      ends.onAnswered(data, letter);
      return;
    }
    // A reload ends requests too, and then the letter is to go on.
    const isLost = isApiError(error) && error.status === NO_ANSWER;
    if (isLost) setTimeout(() => forgetIfSame(letter, ownerId), LEAVING_MS);
    else letterUnderWay.forget();
    ends.onFailed(error, letter);
  }

  const goOn = useEffectEvent(() => {
    const letter = letterUnderWay.read(ownerId, Date.now());
    if (!letter) return;
    ends.onGoingOn(letter);
    void follow(letter);
  });
  useEffect(() => {
    if (hasLooked.current) return;
    hasLooked.current = true;
    goOn();
  }, []);

  return { follow, underWay, draft };
}

function forgetIfSame({ key }: LetterUnderWay, ownerId: number | undefined): void {
  if (letterUnderWay.read(ownerId, Date.now())?.key === key) letterUnderWay.forget();
}
