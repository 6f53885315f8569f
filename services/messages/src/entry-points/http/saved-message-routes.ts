import type Router from '@koa/router';
import { compressedList } from '@selah/service-kit/http/koa/compressed-list';
import { parse, parseJsonBody, parseParams, parseQuery } from '@selah/service-kit/http/koa/parse-request';
import { requireOwn, requireSiteUser } from '@selah/service-kit/http/koa/require-access';
import type { ServiceContext, ServiceState } from '@selah/service-kit/http/koa/service-context';
import {
  IDEMPOTENCY_KEY_HEADER,
  idempotencyKeySchema,
  NEXT_CURSOR_HEADER,
  savedMessageIdParamsSchema,
  savedMessagesOfParamsSchema,
  savedMessagesQuerySchema,
  saveMessageRequestSchema,
} from '@selah/shared/contracts/messages/requests';
import { type DeleteSavedMessageDeps, deleteSavedMessage } from '../../use-cases/delete-saved-message.ts';
import { type ListSavedMessagesDeps, listSavedMessages } from '../../use-cases/list-saved-messages.ts';
import { type SaveMessageDeps, saveMessage } from '../../use-cases/save-message.ts';
import { presentSavedMessage } from './saved-message-presenter.ts';

export interface SavedMessageRoutesDeps
  extends SaveMessageDeps,
    ListSavedMessagesDeps,
    DeleteSavedMessageDeps {}

/** `/api/saved-messages*`: a visitor saves, reads and deletes their own (M-008, M-218 to M-220). */
export function addSavedMessageRoutes(router: Router<ServiceState>, deps: SavedMessageRoutesDeps): void {
  router.post('/api/saved-messages', async (ctx) => {
    requireSiteUser(ctx);
    const { verse, ...draft } = await parseJsonBody(ctx, saveMessageRequestSchema);
    requireOwn(ctx, draft.userId);
    const saved = await saveMessage(deps, { draft, verse, submission: submissionOf(ctx) });
    ctx.status = 201;
    answerPrivately(ctx, presentSavedMessage(saved));
  });

  router.get('/api/saved-messages/user/:userId', compressedList, async (ctx) => {
    requireSiteUser(ctx);
    const { userId } = parseParams(ctx, savedMessagesOfParamsSchema);
    requireOwn(ctx, userId);
    const { before } = parseQuery(ctx, savedMessagesQuerySchema);
    const { messages, nextCursor } = await listSavedMessages(deps, { userId, before });
    if (nextCursor !== undefined) ctx.set(NEXT_CURSOR_HEADER, String(nextCursor));
    answerPrivately(ctx, messages.map(presentSavedMessage));
  });

  router.delete('/api/saved-messages/:id', async (ctx) => {
    const { id: userId } = requireSiteUser(ctx);
    const { id } = parseParams(ctx, savedMessageIdParamsSchema);
    await deleteSavedMessage(deps, { id, userId });
    ctx.status = 204;
  });
}

function submissionOf(ctx: ServiceContext): string | undefined {
  const key = ctx.get(IDEMPOTENCY_KEY_HEADER);
  return key === '' ? undefined : parse(idempotencyKeySchema, key);
}

function answerPrivately(ctx: ServiceContext, body: unknown): void {
  ctx.set('Cache-Control', 'no-store');
  ctx.body = body;
}
