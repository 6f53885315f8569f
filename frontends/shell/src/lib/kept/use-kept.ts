import { useEffect, useState, useSyncExternalStore } from 'react';
import { kept } from './kept.ts';

/** A state that survives a page load, until its component leaves the page. */
export function useKeptState<Value>(
  name: string,
  initial: Value,
  isExpected: (raw: unknown) => raw is Value,
): [Value, (next: Value) => void] {
  const [value, setValue] = useState(() => kept.read(name, isExpected) ?? initial);
  useEffect(() => () => kept.forget(name), [name]);
  function set(next: Value): void {
    setValue(next);
    if (next === initial) kept.forget(name);
    else kept.write(name, next);
  }
  return [value, set];
}

/**
 * Changes when everything kept was forgotten. As a key, it draws anew what shows texts of the person who
 * left.
 */
export function useTimesForgotten(): number {
  return useSyncExternalStore(kept.subscribe, kept.timesForgotten);
}
