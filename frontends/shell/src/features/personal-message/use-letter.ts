import { useEffect, useState } from 'react';
import { type Letter, letterStorage } from './letter-storage.ts';

interface ShownLetter {
  readonly letter: Letter | undefined;
  /** It came while the page was open, so the visitor is led to it. */
  readonly isNew: boolean;
  readonly receive: (letter: Letter) => void;
  readonly forget: () => void;
}

/** The letter on the page, kept in the tab until it is saved, another question is asked, or its owner logs out. */
export function useLetter(userId: number | undefined): ShownLetter {
  const [letter, setLetter] = useState(() => letterStorage.read(userId));
  const [isNew, setIsNew] = useState(false);

  // A letter from before the first login belongs to the person who logs in.
  useEffect(() => {
    if (letter && userId !== undefined) letterStorage.claim(userId);
  }, [letter, userId]);

  function receive(next: Letter) {
    letterStorage.keep(next);
    setLetter(next);
    setIsNew(true);
  }

  function forget() {
    if (letter) letterStorage.forget(letter.saveKey);
    setLetter(undefined);
  }

  return { letter, isNew, receive, forget };
}
