import { toNestErrors } from '@hookform/resolvers';
import { issuesInLanguage } from '@selah/shared/contracts/validation';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** Validates a form with a schema of the contracts, with the server's error texts. One text per field: the first. */
export function contractResolver<Values extends FieldValues>(
  schema: z.ZodType<unknown, Values>,
): Resolver<Values> {
  return async (values, _context, options) => {
    const parsed = schema.safeParse(values);
    if (parsed.success) return { values, errors: {} };
    const errors: FieldErrors = {};
    for (const { path, message } of issuesInLanguage(parsed.error.issues, 'pt')) {
      errors[path] ??= { type: 'validate', message };
    }
    return { values: {}, errors: toNestErrors<Values>(errors, options) };
  };
}
