import type { z } from 'zod';

/** The part of the Standard Schema interface that RTK Query needs for `responseSchema`. */
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
 * A contract's schema that is downloaded at the same time as the answer. Zod is about a fifth of the page's
 * bytes, and the first view does not need it.
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
