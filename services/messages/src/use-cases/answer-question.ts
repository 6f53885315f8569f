import { readDistress } from '@selah/distress/engine/read-distress';
import { helplinesFor } from '@selah/distress/helplines/helplines';
import type { AiMessageAnswer } from '@selah/shared/contracts/messages/requests';
import { composeReflection, type Worry } from '../domain/compose-reflection.ts';
import type { Asking, AskProvider } from './ask-provider.ts';

export interface AnswerQuestionParts {
  /** Absent where no provider is configured. */
  readonly askProvider: AskProvider | undefined;
  /** From 0 to under 1, as `Math.random`. */
  readonly random: () => number;
}

export interface Visitor extends Asking {
  /** Upper-case, e.g. `BR`: where the browser hints that help should be near. */
  readonly region: string | undefined;
}

/**
 * Answers a function that gives a visitor a message (M-170): from the provider where it can, else composed here. Whoever
 * is in distress reads words that people wrote and checked, together with where to find help, and is never handed to a
 * model whose words nobody has read.
 */
export function createAnswerQuestion({ askProvider, random }: AnswerQuestionParts) {
  return async (worry: Worry, { region, ...asking }: Visitor): Promise<AiMessageAnswer> => {
    const read = await readDistress(`${worry.name}\n${worry.question}`, worry.language);
    const { distress, kinds } = read;
    const provided = distress ? undefined : await askProvider?.(worry, asking);
    const { message, reference } = provided ?? composeReflection({ ...worry, read, random });
    return {
      message,
      ...(reference && { reference }),
      ...(distress && {
        support: { lines: helplinesFor({ language: worry.language, kinds, ...(region && { region }) }) },
      }),
    };
  };
}

export type AnswerQuestion = ReturnType<typeof createAnswerQuestion>;
