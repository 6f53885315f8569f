import { type RefObject, useEffect } from 'react';

/** Writes the values of a form to a ref of its parent when the form is unmounted. */
export function useKeptValues<Values>(typed: RefObject<Values>, getValues: () => Values): void {
  useEffect(
    () => () => {
      typed.current = getValues();
    },
    [typed, getValues],
  );
}
