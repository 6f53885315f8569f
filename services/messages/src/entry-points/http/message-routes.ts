import { createHash } from 'node:crypto';
import type Router from '@koa/router';
import { asAppError } from '@selah/service-kit/errors/as-app-error';
import { acceptsEvents, answerWithEvents } from '@selah/service-kit/http/koa/event-stream';
import { abortWhenClientLeaves } from '@selah/service-kit/http/koa/leaving-client';
import { parse, parseJsonBody } from '@selah/service-kit/http/koa/parse-request';
import type { ServiceContext, ServiceState } from '@selah/service-kit/http/koa/service-context';
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
import { beginAnswer, type KeepAnswers, type KeptAnswer } from '../../use-cases/keep-answers.ts';
import { regionFromTags } from './region-from-tags.ts';

export interface MessageRoutesDeps extends AnswerQuestionDeps {
  readonly keepAnswers: KeepAnswers<AiMessageAnswer>;
  /** Aborts when the service stops. */
  readonly stopping: AbortSignal;
}

/**
 * `/api/ai/message` (M-170, M-217): the answer as JSON, or as server-sent events with what was checked of a letter that is still being
 * written. With an `Idempotency-Key` the answer is made once, also if the visitor leaves, and is kept for who asks again.
 */
export function addMessageRoutes(router: Router<ServiceState>, deps: MessageRoutesDeps): void {
  router.post('/api/ai/message', async (ctx) => {
    const question = await parseJsonBody(ctx, aiMessageRequestSchema);
    const region = regionFromTags(ctx.acceptsLanguages());
    // The composer's letters are there at once.
    const isFollowed = deps.askProvider !== undefined && acceptsEvents(ctx.req.headers.accept);
    const key = keyOf(ctx);
    const signal = key === undefined ? abortWhenClientLeaves(ctx.res).signal : deps.stopping;
    const caller = { address: ctx.state.clientAddress, signal, log: ctx.state.log };
    const asked = { question, region, caller };
    const begin = (onDraft: OnDraft) => answerQuestion(deps, { ...asked, ...(isFollowed && { onDraft }) });
    const begun = key === undefined ? beginAnswer(begin) : deps.keepAnswers(idOf(key, asked), begin);
    ctx.set('Cache-Control', 'no-store');
    if (isFollowed) answerWithLetter(ctx, begun);
    else ctx.body = await begun.answer;
  });
}

/** What was checked of the letter, and the answer at the end. */
function answerWithLetter(ctx: ServiceContext, begun: KeptAnswer<AiMessageAnswer>): void {
  answerWithEvents(ctx, async (send) => {
    const unfollow = begun.follow((draft) => send(LETTER_EVENTS.draft, draft));
    try {
      send(LETTER_EVENTS.answer, await begun.answer);
    } catch (error) {
      const failure = asAppError(error);
      if (failure.status >= 500) ctx.state.log.error({ err: failure.cause ?? failure }, 'request failed');
      send(LETTER_EVENTS.problem, failure.toProblem(ctx.state.language));
    } finally {
      unfollow();
    }
  });
}

function keyOf({ req }: ServiceContext): string | undefined {
  const key = req.headers[IDEMPOTENCY_KEY_HEADER.toLowerCase()];
  return key === undefined || key === '' ? undefined : parse(idempotencyKeySchema, key);
}

/** The same key with another question is another call. The question itself is not kept. */
function idOf(key: string, { question, region }: Pick<AnswerQuestionInput, 'question' | 'region'>): string {
  const { name, question: text, language, wish } = question;
  return createHash('sha256')
    .update(JSON.stringify([key, name, text, language, wish?.about, wish?.want, region]))
    .digest('base64url');
}
