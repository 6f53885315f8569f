import type { DatabaseSync } from 'node:sqlite';
import { createActionOutbox } from '@selah/service-kit/audit/action-outbox';
import type { Cache } from '@selah/service-kit/cache/cache';
import type { Clock } from '@selah/service-kit/clock';
import { dataPlace } from '@selah/service-kit/database/service-database';
import { createServiceApp } from '@selah/service-kit/http/koa/create-service-app';
import { addSiteHealthRoute, answers } from '@selah/service-kit/http/koa/site-health-route';
import type { Gauge } from '@selah/service-kit/lifecycle/gauge';
import type { Service } from '@selah/service-kit/lifecycle/service';
import type { Logger } from '@selah/service-kit/logging/logger';
import type { EventBus, Subscription } from '@selah/service-kit/messaging/event-bus';
import { connectionTo, engineConnections } from '@selah/service-kit/privacy/outgoing-connections';
import type { AiMessageAnswer } from '@selah/shared/contracts/messages/requests';
import { openMessagesData } from './adapters/open-messages-data.ts';
import { createOpenAiProvider } from './adapters/openai/openai-provider.ts';
import { readPsalterFile } from './adapters/psalter-files/read-psalter-file.ts';
import { rememberSummaries } from './adapters/remember-summaries.ts';
import type { MessagesConfig } from './config.ts';
import { budgetDay } from './domain/ai-budget.ts';
import type { AiBudget, ProviderMemory } from './domain/ports.ts';
import { HEALTHY } from './domain/provider-health.ts';
import { deleteMessagesOnSiteUserDeleted } from './entry-points/events/delete-messages-on-site-user-deleted.ts';
import { addMessageRoutes } from './entry-points/http/message-routes.ts';
import { addModelTestRoutes } from './entry-points/http/model-test-routes.ts';
import { addPsalmRoutes } from './entry-points/http/psalm-routes.ts';
import { addPsalterRoutes } from './entry-points/http/psalter-routes.ts';
import { addSavedMessageRoutes } from './entry-points/http/saved-message-routes.ts';
import { createAskProvider } from './use-cases/ask-provider.ts';
import { createKeepAnswers } from './use-cases/keep-answers.ts';
import { createOpenPsalter } from './use-cases/open-psalter.ts';
import { probeHelplines } from './use-cases/probe-helplines.ts';
import { probeProvider } from './use-cases/probe-provider.ts';

export interface ComposeMessagesDeps {
  /** Bus and cache stay open when the service stops: their creator closes them. */
  readonly eventBus: EventBus;
  readonly cache: Cache;
  /** The SQLite file of a product in one process; it replaces MongoDB. */
  readonly sqlite?: DatabaseSync | undefined;
  readonly logger: Logger;
  readonly now?: Clock;
  /** Returns numbers from 0 to under 1. */
  readonly random?: () => number;
}

/** Composes the messages service. */
export function composeMessages(config: MessagesConfig, deps: ComposeMessagesDeps): Service {
  const { eventBus, cache, logger, now = Date.now, random = Math.random } = deps;
  const data = openMessagesData(dataPlace(deps.sqlite, config.database.uri, logger));
  const { savedMessages, deletedUsers, budget, memory } = data;
  const psalters = rememberSummaries(data.psalters, now);
  const openPsalter = createOpenPsalter({ psalters });
  const provider = composeProvider(config, memory, { budget, cache, now });
  const askProvider = provider && createAskProvider(provider);
  const outbox = createActionOutbox({ store: data.outbox, eventBus, logger });
  const stopping = new AbortController();
  const keepAnswers = createKeepAnswers<AiMessageAnswer>(now);
  const letters = {
    askProvider,
    openPsalter,
    random,
    keepAnswers,
    stopping: stopping.signal,
  };
  const app = createServiceApp({
    name: 'messages',
    logger,
    internalSecrets: config.identity.secrets,
    // Composing a message needs none of these.
    readiness: {},
    status: {
      database: () => data.check(),
      events: () => eventBus.check(),
      cache: () => cache.check(),
    },
    now,
    connections: messagesConnections(config),
    recordAction: outbox.record,
    routes: (router) => {
      addMessageRoutes(router, letters);
      addPsalmRoutes(router, { openPsalter });
      addPsalterRoutes(router, { psalters, readPsalterFile, now });
      addSavedMessageRoutes(router, { savedMessages, deletedUsers, openPsalter, now });
      addModelTestRoutes(router, provider);
      addSiteHealthRoute(router, 'messages', {
        database: answers(() => data.check()),
        events: answers(() => eventBus.check()),
        provider: () => probeProvider(provider),
        helplines: async () => probeHelplines(now()),
      });
    },
  });
  let deletions: Subscription | undefined;

  return {
    name: 'messages',
    gauges: budgetGauges(config.ai.dailyBudget, { budget, now }),
    handle: app.callback(),
    async start() {
      await data.start();
      deletions = await deleteMessagesOnSiteUserDeleted({ eventBus, savedMessages, deletedUsers, logger });
      outbox.start();
    },
    async stop() {
      stopping.abort();
      await outbox.stop();
      await deletions?.stop();
      await data.stop();
    },
  };
}

function budgetGauges(
  dailyBudget: number,
  { budget, now }: { readonly budget: AiBudget; readonly now: Clock },
): readonly Gauge[] {
  return [
    {
      name: 'selah_ai_budget_spent',
      help: 'Answers of the provider taken today (UTC)',
      read: () => budget.taken(budgetDay(now())),
    },
    {
      name: 'selah_ai_budget_limit',
      help: 'Answers of the provider allowed per day',
      read: async () => dailyBudget,
    },
  ];
}

/** The provider is the only outside party that receives what a visitor writes. */
function messagesConnections(config: MessagesConfig) {
  const { provider, dailyBudget } = config.ai;
  return [
    ...engineConnections(config),
    ...(provider && dailyBudget > 0 ? [connectionTo('letters', provider.baseUrl)] : []),
  ];
}

function composeProvider(
  { ai: { provider, dailyBudget } }: MessagesConfig,
  memory: ProviderMemory,
  deps: { readonly budget: AiBudget; readonly cache: Cache; readonly now: Clock },
) {
  if (!provider || dailyBudget === 0) return undefined;
  return {
    ...deps,
    provider: createOpenAiProvider(provider, memory),
    dailyBudget,
    state: { health: HEALTHY },
  };
}
