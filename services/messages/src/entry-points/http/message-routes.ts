import { parsePlainBody } from '@selah/service-kit/http/koa/parse-request';
import { jsonAnswer, type PlainRequest, type PlainRoute } from '@selah/service-kit/http/plain/plain-route';
import { type Logger, loggerFor } from '@selah/service-kit/logging/logger';
import { aiMessageRequestSchema } from '@selah/shared/contracts/messages/requests';
import { type AnswerQuestionDeps, answerQuestion } from '../../use-cases/answer-question.ts';
import type { Caller } from '../../use-cases/ask-provider.ts';
import { regionFromTags } from './region-from-tags.ts';

export interface MessageRoutesDeps extends AnswerQuestionDeps {
  readonly logger: Logger;
}

/** `/api/ai/message` (M-170, M-217). */
export function messageRoutes(deps: MessageRoutesDeps): readonly PlainRoute[] {
  return [
    {
      method: 'POST',
      path: '/api/ai/message',
      async answer(request) {
        const question = await parsePlainBody(request, aiMessageRequestSchema);
        const region = regionFromTags(request.acceptedLanguages);
        const caller = new LetterCaller(request, deps.logger);
        return jsonAnswer(await answerQuestion(deps, { question, region, caller }));
      },
    },
  ];
}

/**
 * What only a letter of the provider needs is made when it is asked for. A class: V8 gives each object literal with getters a shape
 * of its own, which lives in the old generation and keeps the whole request there (decision 0072).
 */
class LetterCaller implements Caller {
  readonly address: string;
  readonly #request: PlainRequest;
  readonly #logger: Logger;

  constructor(request: PlainRequest, logger: Logger) {
    this.address = request.clientAddress;
    this.#request = request;
    this.#logger = logger;
  }

  get signal(): AbortSignal {
    return this.#request.signal;
  }

  get log(): Logger {
    return loggerFor(this.#request.requestId, this.#logger);
  }
}
