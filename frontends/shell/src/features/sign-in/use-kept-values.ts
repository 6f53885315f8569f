import { type RefObject, useEffect } from 'react';

/** Keeps what was typed into a form when it is left, in memory and as long as what surrounds the form. */
export function useKeptValues<Values>(typed: RefObject<Values>, getValues: () => Values): void {
  useEffect(
    () => () => {
      typed.current = getValues();
    },
    [typed, getValues],
  );
}
