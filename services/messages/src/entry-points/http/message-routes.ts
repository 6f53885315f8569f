import type Router from '@koa/router';
import { parseJsonBody } from '@selah/service-kit/http/koa/parse-request';
import type { ServiceState } from '@selah/service-kit/http/koa/service-context';
import { aiMessageRequestSchema } from '@selah/shared/contracts/messages/requests';
import { type AnswerQuestionDeps, answerQuestion } from '../../use-cases/answer-question.ts';
import { clientSignal } from './client-signal.ts';
import { regionFromTags } from './region-from-tags.ts';

/** `/api/ai/message` (M-170, M-217). */
export function addMessageRoutes(router: Router<ServiceState>, deps: AnswerQuestionDeps): void {
  router.post('/api/ai/message', async (ctx) => {
    const worry = await parseJsonBody(ctx, aiMessageRequestSchema);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await answerQuestion(deps, {
      worry,
      region: regionFromTags(ctx.acceptsLanguages()),
      caller: {
        address: ctx.state.clientAddress,
        signal: clientSignal(ctx),
        // Made only for a letter that has something to log.
        get log() {
          return ctx.state.log;
        },
      },
    });
  });
}
