import { useRef, useState } from 'react';

/**
 * Runs the function at most once at a time and ignores calls while it runs. A double click arrives before React has disabled
 * the button, so `disabled` alone is not enough.
 */
export function useSingleFlight<Inputs extends readonly unknown[]>(
  work: (...inputs: Inputs) => Promise<void>,
): readonly [(...inputs: Inputs) => Promise<void>, boolean] {
  const busy = useRef(false);
  const [isBusy, setIsBusy] = useState(false);

  async function run(...inputs: Inputs) {
    if (busy.current) return;
    busy.current = true;
    setIsBusy(true);
    try {
      await work(...inputs);
    } finally {
      busy.current = false;
      setIsBusy(false);
    }
  }

  return [run, isBusy];
}
