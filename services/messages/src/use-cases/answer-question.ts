import { detectDistress } from '@selah/shared/contracts/distress/detect-distress';
import { helplinesFor } from '@selah/shared/contracts/distress/helplines';
import type { AiMessageAnswer } from '@selah/shared/contracts/messages/requests';
import { composeReflection } from '../domain/compose-reflection.ts';
import type { Question } from '../domain/question.ts';
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
  return async (question: Question, { region, ...asking }: Visitor): Promise<AiMessageAnswer> => {
    const { distress, kinds } = detectDistress(`${question.name}\n${question.question}`, question.language);
    const provided = distress ? undefined : await askProvider?.(question, asking);
    const { message, reference } = provided ?? composeReflection({ ...question, random });
    return {
      message,
      ...(reference && { reference }),
      ...(distress && {
        support: { lines: helplinesFor({ language: question.language, kinds, ...(region && { region }) }) },
      }),
    };
  };
}

export type AnswerQuestion = ReturnType<typeof createAnswerQuestion>;
