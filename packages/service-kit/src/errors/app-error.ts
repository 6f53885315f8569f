import { ERROR_STATUS, type ErrorCode } from '@selah/shared/contracts/error-codes';
import { errorMessage } from '@selah/shared/contracts/error-messages';
import type { Language } from '@selah/shared/contracts/languages';
import type { Problem } from '@selah/shared/contracts/problem';
import { issuesInLanguage } from '@selah/shared/contracts/validation';
import type { z } from 'zod';

interface Details {
  /** Values for the `{placeholders}` of the message. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly issues?: readonly z.core.$ZodIssue[];
  /** Seconds, for `Retry-After`. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/** An error that a caller may see, with its code. Entry points turn it into an answer. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(code, { cause: details.cause });
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }

  toProblem(language: Language): Problem {
    const { params, issues } = this.details;
    return {
      code: this.code,
      message: errorMessage(this.code, language, params),
      ...(issues && { issues: issuesInLanguage(issues, language) }),
    };
  }
}
