import { z } from 'zod';
import type { ValidationKey } from '../validation.ts';
import { readableLine, readableText } from './clean-text.ts';

interface TextLimits {
  /** UTF-16 code units of the cleaned text; 1 without it. */
  readonly min?: number;
  readonly max: number;
  /** The message if the text is absent, too short or blank. */
  readonly error?: ValidationKey;
}

/** What a person wrote, of one or more lines: as it is read (`readableText`), and not blank. */
export function typedText(max: number) {
  return textSchema(readableText, { max });
}

/** A name or a title, as `typedText`, on one line. */
export function typedLine(limits: TextLimits) {
  return textSchema(readableLine, limits);
}

function textSchema(read: (typed: string) => string, { min = 1, max, error }: TextLimits) {
  const ofText = error === undefined ? {} : { error };
  return z
    .string(ofText)
    .overwrite(read)
    .min(min, ofText)
    .max(max, { error: 'too_long' satisfies ValidationKey });
}
