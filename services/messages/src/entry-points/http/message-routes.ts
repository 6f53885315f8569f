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
        const worry = await parsePlainBody(request, aiMessageRequestSchema);
        const region = regionFromTags(request.acceptedLanguages);
        return jsonAnswer(
          await answerQuestion(deps, { worry, region, caller: callerOf(request, deps.logger) }),
        );
      },
    },
  ];
}

/** What only a letter of the provider needs is made when it is asked for. */
function callerOf(request: PlainRequest, logger: Logger): Caller {
  return {
    address: request.clientAddress,
    get signal() {
      return request.signal;
    },
    get log() {
      return loggerFor(request.requestId, logger);
    },
  };
}
