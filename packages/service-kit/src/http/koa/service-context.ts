import type { Language } from '@selah/shared/contracts/languages';
import type Koa from 'koa';
import type { Identity } from '../../identity/identity.ts';
import type { Logger } from '../../logging/logger.ts';

/** What every request of a service carries, set before any route runs. */
export interface ServiceState extends Koa.DefaultState {
  requestId: string;
  /** The language in which the caller is answered. A body's `language` field overrides it once it is read. */
  language: Language;
  identity: Identity;
  /** The caller's address as the gateway saw it. */
  clientAddress: string;
  log: Logger;
}

export type ServiceContext = Koa.ParameterizedContext<ServiceState>;
