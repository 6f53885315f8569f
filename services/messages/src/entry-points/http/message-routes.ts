import type Router from '@koa/router';
import { parseJsonBody } from '@selah/service-kit/http/koa/parse-request';
import type { ServiceState } from '@selah/service-kit/http/koa/service-context';
import { aiMessageRequestSchema } from '@selah/shared/contracts/messages/requests';
import type { AnswerQuestion } from '../../use-cases/answer-question.ts';
import { regionFromAcceptHeader } from './accept-region.ts';
import { clientSignal } from './client-signal.ts';

/** `/api/ai/message` (M-170, M-217). */
export function addMessageRoutes(router: Router<ServiceState>, answerQuestion: AnswerQuestion): void {
  router.post('/api/ai/message', async (ctx) => {
    const question = await parseJsonBody(ctx, aiMessageRequestSchema);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await answerQuestion(question, {
      address: ctx.state.clientAddress,
      region: regionFromAcceptHeader(ctx.get('Accept-Language')),
      signal: clientSignal(ctx),
      log: ctx.state.log,
    });
  });
}
