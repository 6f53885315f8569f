import { type RefObject, useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Writes the values of a form to a ref of its parent with each change. */
export function usePreservedValues<Values extends FieldValues>(
  typed: RefObject<Values>,
  subscribe: UseFormReturn<Values>['subscribe'],
): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          typed.current = values;
        },
      }),
    [typed, subscribe],
  );
}
