import { describe, expect, it } from '@jest/globals';
import { ConfigError } from '@selah/service-kit/config/load-config';
import { TEST_INTERNAL_SECRET } from '@selah/service-kit/testing/api-driver';
import { loadStatsConfig } from './config.ts';

const NEEDED = { MONGODB_URI: 'mongodb://127.0.0.1/stats', INTERNAL_SECRET: TEST_INTERNAL_SECRET };

describe('the configuration of stats', () => {
  it('needs a database and a secret, and has defaults for the rest', () => {
    expect(loadStatsConfig(NEEDED)).toEqual({
      http: { host: '127.0.0.1', port: 8084 },
      database: { uri: NEEDED.MONGODB_URI },
      events: { natsUrl: undefined },
      identity: { secrets: [TEST_INTERNAL_SECRET] },
      metrics: undefined,
      site: { timeZone: 'America/Sao_Paulo' },
      log: { level: 'info' },
    });
  });

  it('names every invalid variable, without its value', () => {
    const attempt = () =>
      loadStatsConfig({
        MONGODB_URI: 'mysql://root:hunter2@db',
        PORT: '99999',
        SITE_TIME_ZONE: 'Mars/Olympus',
      });
    expect(attempt).toThrow(ConfigError);
    expect(attempt).toThrow(/MONGODB_URI: must be an address/);
    expect(attempt).toThrow(/PORT: /);
    expect(attempt).toThrow(/SITE_TIME_ZONE: must be a time zone/);
    expect(attempt).toThrow(/INTERNAL_SECRET: is missing/);
    expect(attempt).not.toThrow(/hunter2/);
  });
});
