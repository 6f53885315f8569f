import { openCache } from '@selah/service-kit/cache/open-cache';
import { ConfigError } from '@selah/service-kit/config/load-config';
import { runProcess } from '@selah/service-kit/lifecycle/run-process';
import { STREAMING_REPLICA_DRAIN, serve } from '@selah/service-kit/lifecycle/serve';
import { createLogger } from '@selah/service-kit/logging/logger';
import { createSessionStore } from '@selah/service-kit/sessions/cache-session-store';
import { openTelemetry } from '@selah/service-kit/telemetry/open-telemetry';
import { composeGateway } from './compose.ts';
import { loadGatewayConfig } from './config.ts';
import { createIdentitySigner } from './http/forwarding/identity-signer.ts';
import { createProxyTransport } from './http/forwarding/proxy-services.ts';

const logger = createLogger({ name: 'gateway', level: process.env.LOG_LEVEL ?? 'info' });

await runProcess(logger, async () => {
  const config = loadGatewayConfig(process.env);
  // Other processes open sessions, so a shared store is required.
  if (!config.cache.redisUrl)
    throw new ConfigError('REDIS_URL: is missing: gateway and services share sessions in it');
  const cache = await openCache({ redisUrl: config.cache.redisUrl, logger });
  const sessions = createSessionStore({ cache });
  const services = createProxyTransport(
    config.services,
    createIdentitySigner(config.identity.secrets, Date.now),
  );
  const gateway = composeGateway(config, { cache, sessions, services, logger });
  const telemetry = await openTelemetry(config, { name: 'gateway', gauges: gateway.gauges, logger });
  const running = await serve(gateway, {
    ...config.http,
    drain: STREAMING_REPLICA_DRAIN,
  });
  logger.info({ url: running.url }, 'gateway is ready');
  return {
    close: async () => {
      await running.close();
      await cache.close();
      await telemetry.close();
    },
  };
});
