import type { z } from 'zod';

/** As much of the Standard Schema interface as RTK Query asks of a `responseSchema`. */
interface AnswerSchema<Output> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'selah';
    readonly validate: (raw: unknown) => Promise<ValidationResult<Output>>;
  };
}

type ValidationResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string }[] };

/**
 * A contract's schema that is downloaded beside the call whose answer it checks. Zod weighs as much as a fifth of the
 * whole page, and nothing that a visitor first sees waits for it.
 */
export function lazySchema<Output>(load: () => Promise<z.ZodType<Output>>): AnswerSchema<Output> {
  return {
    '~standard': {
      version: 1,
      vendor: 'selah',
      async validate(raw) {
        const parsed = (await load()).safeParse(raw);
        return parsed.success ? { value: parsed.data } : { issues: parsed.error.issues };
      },
    },
  };
}
