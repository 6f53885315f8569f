import { toNestErrors } from '@hookform/resolvers';
import type { Language } from '@selah/shared/contracts/languages';
import { issuesInLanguage } from '@selah/shared/contracts/validation';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/**
 * Validates a form with a schema of the contracts, with the same error texts as the server. One text per field: the first.
 */
export function contractResolver<Values extends FieldValues>(
  schema: z.ZodType<Values, Values>,
  language: Language,
): Resolver<Values> {
  return async (values, _context, options) => {
    const parsed = schema.safeParse(values);
    if (parsed.success) return { values: parsed.data, errors: {} };
    const errors: FieldErrors = {};
    for (const { path, message } of issuesInLanguage(parsed.error.issues, language)) {
      errors[path] ??= { type: 'validate', message };
    }
    return { values: {}, errors: toNestErrors<Values>(errors, options) };
  };
}
