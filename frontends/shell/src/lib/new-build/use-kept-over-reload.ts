import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { forgetKept, keepOverReload, keptOverReload } from './page-reload.ts';

/** What the last reload kept under this name, for the first component that asks. */
export function useKept<Value>(name: string, isExpected: (raw: unknown) => raw is Value): Value | undefined {
  const [kept] = useState(() => keptOverReload(name, isExpected));
  useEffect(() => forgetKept(name), [name]);
  return kept;
}

/** Keeps what `save` returns over a reload that the page offers. */
export function useKeep(name: string, save: () => unknown): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => keepOverReload(name, () => latest.current()), [name]);
}

/** A state that is kept over a reload that the page offers. */
export function useKeptState<Value>(
  name: string,
  initial: Value,
  isExpected: (raw: unknown) => raw is Value,
): [Value, Dispatch<SetStateAction<Value>>] {
  const kept = useKept(name, isExpected);
  const [value, setValue] = useState(kept ?? initial);
  useKeep(name, () => value);
  return [value, setValue];
}
