import { type RefObject, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Writes the values of a form to a ref of its parent with each change, and says so. */
export function usePreservedValues<Values extends FieldValues>(
  typed: RefObject<Values>,
  subscribe: UseFormReturn<Values>['subscribe'],
  onTyped: () => void,
): void {
  const latest = useRef(onTyped);
  useEffect(() => {
    latest.current = onTyped;
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          typed.current = values;
          latest.current();
        },
      }),
    [typed, subscribe],
  );
}
