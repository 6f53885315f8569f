import type { RouterContext } from '@koa/router';
import type { AuditObject } from '@selah/shared/contracts/audit/audit';
import { AUDITED_ROUTES } from '@selah/shared/contracts/audit/audited-routes';
import { isLanguage } from '@selah/shared/contracts/languages';
import type { RecordAction } from '../../audit/record-action.ts';
import type { Clock } from '../../clock.ts';
import type { ServiceContext } from './service-context.ts';

type Routed = ServiceContext & Partial<Pick<RouterContext, '_matchedRoute' | 'params'>>;

/**
 * Notes what the administrator did: every successful call of `AUDITED_ROUTES`, before it is answered. If it cannot be
 * noted, the call is answered with that error, and repeating it is harmless.
 */
export function auditRequests(record: RecordAction, now: Clock) {
  return async (ctx: Routed, next: () => Promise<unknown>) => {
    const { admin } = ctx.state.identity;
    await next();
    if (!admin || ctx.status >= 400) return;
    const action = actionOf(ctx);
    if (action === undefined || action === 'none') return;
    await record({
      at: new Date(now()).toISOString(),
      action,
      administrator: admin.username.slice(0, 80),
      address: ctx.state.clientAddress.slice(0, 64),
      object: objectOf(ctx),
    });
  };
}

/** By the path itself before its template: `/all` is matched by `/{id}` too. */
function actionOf({ method, path, _matchedRoute: template }: Routed) {
  const templated = String(template ?? path).replace(/:(\w+)/g, '{$1}');
  return AUDITED_ROUTES[`${method} ${path}`] ?? AUDITED_ROUTES[`${method} ${templated}`];
}

/** From the path and the answer; only what is listed here, so that no other text gets into the list. */
function objectOf({ params = {}, body }: Routed): AuditObject {
  const { id = params.job ?? params.backup, language } = params;
  const answer = (typeof body === 'object' && body !== null ? body : {}) as Readonly<Record<string, unknown>>;
  const named = id ?? (typeof answer.id === 'number' ? String(answer.id) : undefined);
  const count = [answer.deleted, answer.restored, answer.ended, lengthOf(answer.uploaded)].find(
    (one) => typeof one === 'number',
  );
  return {
    ...(named !== undefined && { id: named.slice(0, 120) }),
    ...(typeof answer.title === 'string' && { title: answer.title.slice(0, 200) }),
    ...(isLanguage(language) && { language }),
    ...(typeof count === 'number' && { count }),
  };
}

function lengthOf(list: unknown): number | undefined {
  return Array.isArray(list) ? list.length : undefined;
}
