import { useEffect, useState } from 'react';

/** After this wait a retry is offered. Milliseconds. */
const SLOW_MS = 8_000;

/** Whether a wait takes longer than that. */
export function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isWaiting]);

  return isSlow;
}
