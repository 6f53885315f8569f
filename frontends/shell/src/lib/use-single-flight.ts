import { useRef, useState } from 'react';

/**
 * The work, with every call dropped that comes while one is under way, and whether one is. The second click of a double
 * click comes before React has rendered the button disabled; this does not.
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
