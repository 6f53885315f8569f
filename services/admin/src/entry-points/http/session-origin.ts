import type { ServiceContext } from '@selah/service-kit/http/koa/service-context';
import { describeBrowser, roughAddress, type SessionOrigin } from '../../domain/session-origin.ts';

/** Where a request comes from, as its session remembers it. */
export function originOf(ctx: ServiceContext): SessionOrigin {
  return {
    browser: describeBrowser(ctx.get('User-Agent')),
    address: roughAddress(ctx.state.clientAddress),
  };
}
