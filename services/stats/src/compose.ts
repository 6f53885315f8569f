import type { DatabaseSync } from 'node:sqlite';
import { createActionOutbox } from '@selah/service-kit/audit/action-outbox';
import type { Clock } from '@selah/service-kit/clock';
import { dataPlace } from '@selah/service-kit/database/service-database';
import { createServiceApp } from '@selah/service-kit/http/koa/create-service-app';
import { addSiteHealthRoute, answers } from '@selah/service-kit/http/koa/site-health-route';
import type { Service } from '@selah/service-kit/lifecycle/service';
import type { Logger } from '@selah/service-kit/logging/logger';
import type { EventBus, Following } from '@selah/service-kit/messaging/event-bus';
import { engineConnections } from '@selah/service-kit/privacy/outgoing-connections';
import { openStatsData } from './adapters/open-stats-data.ts';
import type { StatsConfig } from './config.ts';
import { createCalendar } from './domain/calendar.ts';
import { countUsageOnUsageCounted } from './entry-points/events/count-usage-on-usage-counted.ts';
import { addParkedEventRoutes } from './entry-points/http/parked-event-routes.ts';
import { addCountRoutes, addStatsRoutes } from './entry-points/http/stats-routes.ts';

export interface ComposeStatsDeps {
  /** Not closed with the service; its creator closes it. */
  readonly eventBus: EventBus;
  /** The SQLite file of a product in one process; it replaces MongoDB. */
  readonly sqlite?: DatabaseSync | undefined;
  readonly logger: Logger;
  readonly now?: Clock;
}

/** Composes the stats service. */
export function composeStats(config: StatsConfig, deps: ComposeStatsDeps): Service {
  const { eventBus, logger, now = Date.now } = deps;
  const data = openStatsData(dataPlace(deps.sqlite, config.database.uri, logger));
  const { store } = data;
  const calendar = createCalendar(config.site.timeZone);
  const outbox = createActionOutbox({ store: data.outbox, eventBus, logger });
  const app = createServiceApp({
    name: 'stats',
    logger,
    internalSecrets: config.identity.secrets,
    // Counting needs only the bus, reading only the database.
    readiness: {},
    status: { database: () => data.check(), events: () => eventBus.check() },
    now,
    connections: engineConnections(config),
    recordAction: outbox.record,
    routes: (router) => {
      addCountRoutes(router, { eventBus });
      addStatsRoutes(router, { store, caughtUp: async () => counting?.caughtUp(), calendar, eventBus, now });
      addParkedEventRoutes(router, { eventBus });
      addSiteHealthRoute(router, 'stats', {
        database: answers(() => data.check()),
        events: answers(() => eventBus.check()),
      });
    },
  });
  let counting: Following | undefined;

  return {
    name: 'stats',
    gauges: [
      {
        name: 'selah_parked_events',
        help: 'Events of all services that failed for good',
        read: () => eventBus.countParked(),
      },
    ],
    handle: app.callback(),
    async start() {
      await data.start();
      counting = await countUsageOnUsageCounted({ eventBus, store, calendar, logger, now });
      outbox.start();
    },
    async stop() {
      await outbox.stop();
      await counting?.stop();
      await data.stop();
    },
  };
}
