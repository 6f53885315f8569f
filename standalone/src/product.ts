import { composeAdmin } from '@selah/admin/compose';
import { loadAdminConfig } from '@selah/admin/config';
import { composeGateway } from '@selah/gateway/compose';
import { loadGatewayConfig } from '@selah/gateway/config';
import { composeMessages } from '@selah/messages/compose';
import { loadMessagesConfig } from '@selah/messages/config';
import type { Environment } from '@selah/service-kit/config/load-config';
import type { Closable } from '@selah/service-kit/lifecycle/run-process';
import { serve } from '@selah/service-kit/lifecycle/serve';
import type { Service } from '@selah/service-kit/lifecycle/service';
import type { Logger } from '@selah/service-kit/logging/logger';
import { composeStats } from '@selah/stats/compose';
import { loadStatsConfig } from '@selah/stats/config';
import { composeUsers } from '@selah/users/compose';
import { loadUsersConfig } from '@selah/users/config';
import { composeVideosWithWorker } from '@selah/videos/compose';
import { loadVideosConfig } from '@selah/videos/config';
import type { Infrastructure } from './infrastructure.ts';

export interface Product extends Closable {
  /** Where the gateway answers. */
  readonly url: string;
  /** Where the videos service answers, for the seed. */
  readonly videosUrl: string;
}

/** Uploads of hundreds of megabytes over a slow line take their time. */
const UPLOAD_REQUEST_TIMEOUT_MS = 60 * 60_000;

/**
 * Starts every service on a port of its own on loopback and the gateway in front of them: the same parts, speaking the
 * same HTTP, as when each runs in a process of its own. `env` is complete: no variable is left to a default that differs.
 */
export async function startProduct(
  env: Environment,
  infrastructure: Infrastructure,
  options: { readonly logger: Logger; readonly onFirstAdministrator: () => void },
): Promise<Product> {
  const running: Closable[] = [];
  const close = async () => {
    for (const part of running.reverse()) await part.close();
  };

  async function inside(service: Service, requestTimeoutMs?: number): Promise<string> {
    const started = await serve(service, {
      host: '127.0.0.1',
      port: 0,
      ...(requestTimeoutMs !== undefined && { requestTimeoutMs }),
    });
    running.push(started);
    return started.url;
  }
  const depsFor = (name: string) => ({ ...infrastructure, logger: options.logger.child({ part: name }) });

  try {
    const videos = composeVideosWithWorker(loadVideosConfig(env), depsFor('videos'));
    const messages = composeMessages(loadMessagesConfig(env), depsFor('messages'));
    const stats = composeStats(loadStatsConfig(env), depsFor('stats'));
    const { onFirstAdministrator } = options;
    const admin = composeAdmin(loadAdminConfig(env), { ...depsFor('admin'), onFirstAdministrator });

    const videosUrl = await inside(videos, UPLOAD_REQUEST_TIMEOUT_MS);
    const messagesUrl = await inside(messages);
    const statsUrl = await inside(stats);
    const adminUrl = await inside(admin);
    const usersConfig = loadUsersConfig({ ...env, MESSAGES_URL: messagesUrl });
    const usersUrl = await inside(composeUsers(usersConfig, depsFor('users')));

    const gatewayConfig = loadGatewayConfig({
      ...env,
      VIDEOS_URL: videosUrl,
      MESSAGES_URL: messagesUrl,
      STATS_URL: statsUrl,
      ADMIN_URL: adminUrl,
      USERS_URL: usersUrl,
    });
    const gateway = await serve(composeGateway(gatewayConfig, depsFor('gateway')), {
      host: gatewayConfig.http.host,
      port: gatewayConfig.http.port,
      requestTimeoutMs: UPLOAD_REQUEST_TIMEOUT_MS,
    });
    running.push(gateway);
    return { url: gateway.url, videosUrl, close };
  } catch (error) {
    await close();
    throw error;
  }
}
