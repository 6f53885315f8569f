import { type RefObject, useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Keeps what is typed into a form, in memory and as long as what surrounds the form. */
export function useKeptValues<Values extends FieldValues>(
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
