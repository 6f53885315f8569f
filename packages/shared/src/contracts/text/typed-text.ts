import { z } from 'zod';
import type { ValidationKey } from '../validation.ts';
import { cleanLine, cleanText, isVisible } from './clean-text.ts';

interface TextLimits {
  /** UTF-16 code units of the cleaned text; 1 without it. */
  readonly min?: number;
  readonly max: number;
  /** The message if the text is absent, too short or blank. */
  readonly error?: ValidationKey;
}

/** What a person wrote, of one or more lines: cleaned (`cleanText`), without spaces around it, and not blank. */
export function typedText(max: number) {
  return textSchema(cleanText, { max });
}

/** A name or a title, as `typedText`, on one line. */
export function typedLine(limits: TextLimits) {
  return textSchema(cleanLine, limits);
}

function textSchema(clean: (typed: string) => string, { min = 1, max, error }: TextLimits) {
  const ofText = error === undefined ? {} : { error };
  return (
    z
      .string(ofText)
      // In one step, so that spaces that invisible characters enclosed are removed too.
      .overwrite((typed) => clean(typed).trim())
      .min(min, ofText)
      .max(max, { error: 'too_long' satisfies ValidationKey })
      .refine((text) => text.length < min || isVisible(text), {
        error: error ?? ('required' satisfies ValidationKey),
      })
  );
}
