import type { Cache } from '@selah/service-kit/cache/cache';
import type { Clock } from '@selah/service-kit/clock';
import { createServiceApp } from '@selah/service-kit/http/koa/create-service-app';
import type { Service } from '@selah/service-kit/lifecycle/service';
import type { Logger } from '@selah/service-kit/logging/logger';
import type { EventBus, Subscription } from '@selah/service-kit/messaging/event-bus';
import { createMongoConnection, openMongo, pingMongo } from '@selah/service-kit/mongo/open-mongo';
import type { Connection } from 'mongoose';
import { createMongoAiBudget } from './adapters/mongo/mongo-ai-budget.ts';
import { createMongoSavedMessages } from './adapters/mongo/mongo-saved-messages.ts';
import { createOpenAiProvider } from './adapters/openai/openai-provider.ts';
import type { MessagesConfig } from './config.ts';
import { forgetPersonOnSiteUserDeleted } from './entry-points/events/forget-person-on-site-user-deleted.ts';
import { addMessageRoutes } from './entry-points/http/message-routes.ts';
import { addSavedMessageRoutes } from './entry-points/http/saved-message-routes.ts';
import { createAnswerQuestion } from './use-cases/answer-question.ts';
import { createAskProvider } from './use-cases/ask-provider.ts';
import { createProviderAllowance } from './use-cases/provider-allowance.ts';

export interface MessagesParts {
  /** Bus and cache stay open when the service stops: whoever made them closes them. */
  readonly eventBus: EventBus;
  readonly cache: Cache;
  readonly logger: Logger;
  readonly now?: Clock;
  /** From 0 to under 1. */
  readonly random?: () => number;
}

/** The messages service, wired and not yet running. */
export function composeMessages(config: MessagesConfig, parts: MessagesParts): Service {
  const { eventBus, cache, logger, now = Date.now, random = Math.random } = parts;
  const connection = createMongoConnection();
  const repository = createMongoSavedMessages(connection);
  const askProvider = composeAskProvider(config, connection, { cache, now });
  const answerQuestion = createAnswerQuestion({ askProvider, random });
  const app = createServiceApp({
    name: 'messages',
    logger,
    internalSecret: config.internalSecret,
    readiness: {
      database: () => pingMongo(connection),
      events: () => eventBus.check(),
      cache: () => cache.check(),
    },
    now,
    routes: (router) => {
      addMessageRoutes(router, answerQuestion);
      addSavedMessageRoutes(router, { repository, cache, now });
    },
  });
  let forgetting: Subscription | undefined;

  return {
    name: 'messages',
    handle: app.callback(),
    async start() {
      await openMongo({ uri: config.mongo.uri, appName: 'selah-messages' }, connection);
      await repository.prepare();
      forgetting = await forgetPersonOnSiteUserDeleted(eventBus, { repository, cache }, logger);
    },
    async stop() {
      await forgetting?.stop();
      await connection.close();
    },
  };
}

function composeAskProvider(
  { ai: { provider, dailyBudget } }: MessagesConfig,
  connection: Connection,
  { cache, now }: { readonly cache: Cache; readonly now: Clock },
) {
  if (!provider || dailyBudget === 0) return undefined;
  const budget = createMongoAiBudget(connection);
  return createAskProvider({
    provider: createOpenAiProvider(provider),
    takeAllowance: createProviderAllowance({ budget, cache, dailyBudget, now }),
    now,
  });
}
