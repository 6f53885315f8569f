import type { Backups } from '@selah/admin/backups';
import { composeAdmin } from '@selah/admin/compose';
import { loadAdminConfig } from '@selah/admin/config';
import { createCallTransport } from '@selah/gateway/call-services';
import { composeGateway } from '@selah/gateway/compose';
import { loadGatewayConfig } from '@selah/gateway/config';
import { composeMessages } from '@selah/messages/compose';
import { loadMessagesConfig } from '@selah/messages/config';
import type { Environment } from '@selah/service-kit/config/load-config';
import type { TelemetryConfig } from '@selah/service-kit/config/telemetry-config';
import { createLocalFetch, type Fetch } from '@selah/service-kit/http/local/local-fetch';
import type { Closable } from '@selah/service-kit/lifecycle/run-process';
import { serve } from '@selah/service-kit/lifecycle/serve';
import type { Service } from '@selah/service-kit/lifecycle/service';
import type { Logger } from '@selah/service-kit/logging/logger';
import { openTelemetry } from '@selah/service-kit/telemetry/open-telemetry';
import type { ServiceName } from '@selah/shared/contracts/endpoint';
import { composeStats } from '@selah/stats/compose';
import { loadStatsConfig } from '@selah/stats/config';
import { composeUsers } from '@selah/users/compose';
import { loadUsersConfig } from '@selah/users/config';
import { composeVideosWithWorker } from '@selah/videos/compose';
import { loadVideosConfig } from '@selah/videos/config';
import type { Infrastructure } from './infrastructure.ts';

export interface Product extends Closable {
  /** The gateway's address. */
  readonly url: string;
  /** Sends requests to the videos service, for the seed. */
  readonly fetchVideos: Fetch;
}

/** The time for an upload of hundreds of megabytes over a slow connection. */
const UPLOAD_REQUEST_TIMEOUT_MS = 60 * 60_000;

/**
 * Starts every service, and the gateway on the product's port. The gateway calls the services directly, not over HTTP
 * (decision 0031). `env` is complete: no variable falls back to a different default.
 */
export async function startProduct(
  env: Environment,
  infrastructure: Infrastructure,
  options: {
    readonly logger: Logger;
    readonly telemetry: TelemetryConfig;
    readonly onFirstAdministrator: () => void;
    /** Absent if the data are in engines of their own. */
    readonly backups?: Backups | undefined;
    /** The address of the cloud into which they are copied. */
    readonly cloudOfBackups?: string | undefined;
  },
): Promise<Product> {
  const running: Closable[] = [];
  const close = async () => {
    for (const part of running.reverse()) await part.close();
  };
  const depsFor = (name: string) => ({ ...infrastructure, logger: options.logger.child({ part: name }) });

  const { onFirstAdministrator, backups, cloudOfBackups } = options;
  const messages = composeMessages(loadMessagesConfig(env), depsFor('messages'));
  const fetchMessages = createLocalFetch(messages.handle);
  const usersConfig = loadUsersConfig({ ...env, MESSAGES_URL: 'http://messages' });
  const others = {
    videos: composeVideosWithWorker(loadVideosConfig(env), depsFor('videos')),
    messages,
    stats: composeStats(loadStatsConfig(env), depsFor('stats')),
    users: composeUsers(usersConfig, { ...depsFor('users'), fetchMessages }),
  };
  const services: Readonly<Record<ServiceName, Service>> = {
    ...others,
    admin: composeAdmin(loadAdminConfig(env), {
      ...depsFor('admin'),
      onFirstAdministrator,
      services: {
        videos: createLocalFetch(others.videos.handle),
        messages: fetchMessages,
        stats: createLocalFetch(others.stats.handle),
        users: createLocalFetch(others.users.handle),
      },
      ...(backups && { backups, cloudOfBackups }),
    }),
  };
  try {
    const gauges = Object.values(services).flatMap((service) => service.gauges ?? []);
    running.push(await openTelemetry(options.telemetry, { name: 'selah', gauges, logger: options.logger }));
    await startTogether(Object.values(services), running);
    const config = loadGatewayConfig(env);
    const gateway = composeGateway(config, {
      ...depsFor('gateway'),
      services: createCallTransport(services),
    });
    const served = await serve(gateway, { ...config.http, requestTimeoutMs: UPLOAD_REQUEST_TIMEOUT_MS });
    running.push(served);
    return { url: served.url, fetchVideos: createLocalFetch(services.videos.handle), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Starts the services at the same time: each waits for others (the database, ffmpeg) most of the time. Adds those that have
 * started to `running`, also if another fails.
 */
async function startTogether(services: readonly Service[], running: Closable[]): Promise<void> {
  const outcomes = await Promise.allSettled(
    services.map(async (service) => {
      await service.start();
      running.push({ close: () => service.stop() });
    }),
  );
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}
