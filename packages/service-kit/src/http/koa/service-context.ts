import { randomUUID } from 'node:crypto';
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  languageFromTags,
} from '@selah/shared/contracts/languages';
import type Koa from 'koa';
import { CLIENT_ADDRESS_HEADER, REQUEST_ID_HEADER } from '../../identity/identity.ts';
import type { Logger } from '../../logging/logger.ts';
import { RequestState } from '../request-state.ts';

/** State of every request, set before any route runs. */
export interface ServiceState extends Koa.DefaultState, RequestState {}

export type ServiceContext = Koa.ParameterizedContext<ServiceState>;

/** The state of a request that just arrived, as the gateway described it. */
export function arrivedState(ctx: Koa.ParameterizedContext, logger: Logger): RequestState {
  return new RequestState({
    requestId: headerOf(ctx, REQUEST_ID_HEADER) || randomUUID(),
    clientAddress: headerOf(ctx, CLIENT_ADDRESS_HEADER) || ctx.ip,
    findLanguage: () => languageOf(ctx),
    logger,
  });
}

/** A header that is sent once. */
export function headerOf(ctx: Koa.ParameterizedContext, name: string): string {
  const value = ctx.req.headers[name];
  return typeof value === 'string' ? value : '';
}

function languageOf(ctx: Koa.ParameterizedContext): Language {
  const asked = ctx.query.language;
  if (isLanguage(asked)) return asked;
  return languageFromTags(ctx.acceptsLanguages()) ?? DEFAULT_LANGUAGE;
}
