import { createHash } from 'node:crypto';
import { asAppError } from '@selah/service-kit/errors/as-app-error';
import { parse, parsePlainBody } from '@selah/service-kit/http/koa/parse-request';
import { acceptsEvents, eventStream } from '@selah/service-kit/http/plain/event-stream';
import {
  jsonAnswer,
  type PlainAnswer,
  type PlainRequest,
  type PlainRoute,
} from '@selah/service-kit/http/plain/plain-route';
import { type Logger, loggerFor } from '@selah/service-kit/logging/logger';
import {
  type AiMessageAnswer,
  aiMessageRequestSchema,
  IDEMPOTENCY_KEY_HEADER,
  idempotencyKeySchema,
  LETTER_EVENTS,
} from '@selah/shared/contracts/messages/requests';
import type { OnDraft } from '../../domain/ports.ts';
import {
  type AnswerQuestionDeps,
  type AnswerQuestionInput,
  answerQuestion,
} from '../../use-cases/answer-question.ts';
import type { Caller } from '../../use-cases/ask-provider.ts';
import { beginAnswer, type KeepAnswers, type KeptAnswer } from '../../use-cases/keep-answers.ts';
import { regionFromTags } from './region-from-tags.ts';

export interface MessageRoutesDeps extends AnswerQuestionDeps {
  readonly keepAnswers: KeepAnswers<AiMessageAnswer>;
  /** Aborts when the service stops. */
  readonly stopping: AbortSignal;
  readonly logger: Logger;
}

/**
 * `/api/ai/message` (M-170, M-217): the answer as JSON, or as server-sent events with what was checked of a letter that is still being
 * written. With an `Idempotency-Key` the answer is made once, also if the visitor leaves, and is kept for who asks again.
 */
export function messageRoutes(deps: MessageRoutesDeps): readonly PlainRoute[] {
  return [
    {
      method: 'POST',
      path: '/api/ai/message',
      async answer(request) {
        const question = await parsePlainBody(request, aiMessageRequestSchema);
        const region = regionFromTags(request.acceptedLanguages);
        // The composer's letters are there at once.
        const isFollowed = deps.askProvider !== undefined && acceptsEvents(request.message.headers.accept);
        const key = keyOf(request);
        const asked = { question, region, caller: new LetterCaller(request, deps, key !== undefined) };
        if (!isFollowed && key === undefined) return jsonAnswer(await answerQuestion(deps, asked));
        const begin = (onDraft: OnDraft) =>
          answerQuestion(deps, { ...asked, ...(isFollowed && { onDraft }) });
        const begun = key === undefined ? beginAnswer(begin) : deps.keepAnswers(idOf(key, asked), begin);
        return isFollowed ? eventsOf(begun, request, deps.logger) : jsonAnswer(await begun.answer);
      },
    },
  ];
}

function eventsOf(begun: KeptAnswer<AiMessageAnswer>, request: PlainRequest, logger: Logger): PlainAnswer {
  return eventStream(async (send) => {
    const unfollow = begun.follow((draft) => send(LETTER_EVENTS.draft, draft));
    try {
      send(LETTER_EVENTS.answer, await begun.answer);
    } catch (error) {
      const failure = asAppError(error);
      if (failure.status >= 500)
        loggerFor(request.requestId, logger).error({ err: failure.cause ?? failure }, 'request failed');
      send(LETTER_EVENTS.problem, failure.toProblem(request.language));
    } finally {
      unfollow();
    }
  });
}

function keyOf({ message }: PlainRequest): string | undefined {
  const key = message.headers[IDEMPOTENCY_KEY_HEADER.toLowerCase()];
  return key === undefined || key === '' ? undefined : parse(idempotencyKeySchema, key);
}

/** The same key with another question is another call. The question itself is not kept. */
function idOf(key: string, { question, region }: Pick<AnswerQuestionInput, 'question' | 'region'>): string {
  const { name, question: text, language, wish } = question;
  return createHash('sha256')
    .update(JSON.stringify([key, name, text, language, wish?.about, wish?.want, region]))
    .digest('base64url');
}

/**
 * What only a letter of the provider needs is made when it is asked for. A class: V8 gives each object literal with getters a shape
 * of its own, which lives in the old generation and keeps the whole request there (decision 0072).
 */
class LetterCaller implements Caller {
  readonly address: string;
  readonly #request: PlainRequest;
  readonly #deps: MessageRoutesDeps;
  readonly #mayComeBack: boolean;

  constructor(request: PlainRequest, deps: MessageRoutesDeps, mayComeBack: boolean) {
    this.address = request.clientAddress;
    this.#request = request;
    this.#deps = deps;
    this.#mayComeBack = mayComeBack;
  }

  get signal(): AbortSignal {
    return this.#mayComeBack ? this.#deps.stopping : this.#request.signal;
  }

  get log(): Logger {
    return loggerFor(this.#request.requestId, this.#deps.logger);
  }
}
