import type { ServiceContext } from '@selah/service-kit/http/koa/service-context';
import { describeBrowser, roughAddress, type SessionOrigin } from '../../domain/session-origin.ts';

/** The origin of a request for its session. */
export function originOf(ctx: ServiceContext): SessionOrigin {
  return {
    browser: describeBrowser(ctx.get('User-Agent')),
    address: roughAddress(ctx.state.clientAddress),
  };
}
