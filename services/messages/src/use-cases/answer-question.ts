import { readDistress } from '@selah/distress/engine/read-distress';
import { helplinesFor } from '@selah/distress/helplines/helplines';
import type { AiMessageAnswer } from '@selah/shared/contracts/messages/requests';
import { composeReflection, type Worry } from '../domain/compose-reflection.ts';
import type { AskProvider, Caller } from './ask-provider.ts';

export interface AnswerQuestionDeps {
  /** Absent if no provider is configured. */
  readonly askProvider: AskProvider | undefined;
  /** Returns numbers from 0 to under 1, as `Math.random`. */
  readonly random: () => number;
}

export interface AnswerQuestionInput extends Caller {
  readonly worry: Worry;
  /** Upper-case, e.g. `BR`: the region of the browser's languages, for helplines. */
  readonly region: string | undefined;
}

/**
 * Answers a visitor with a message (M-170): from the provider if possible, else composed here. A visitor in distress gets
 * phrases written and checked by people, together with helplines, and never the words of a model.
 */
export async function answerQuestion(
  { askProvider, random }: AnswerQuestionDeps,
  { worry, region, ...caller }: AnswerQuestionInput,
): Promise<AiMessageAnswer> {
  const read = await readDistress(`${worry.name}\n${worry.question}`, worry.language);
  const { distress, kinds } = read;
  const provided = distress ? undefined : await askProvider?.(worry, caller);
  const { message, reference } = provided ?? composeReflection({ ...worry, read, random });
  return {
    message,
    ...(reference && { reference }),
    ...(distress && {
      support: { lines: helplinesFor({ language: worry.language, kinds, ...(region && { region }) }) },
    }),
  };
}
