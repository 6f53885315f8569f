import { describe, expect, it } from '@jest/globals';
import { ConfigError } from '@selah/service-kit/config/load-config';
import { TEST_INTERNAL_SECRET } from '@selah/service-kit/testing/api-driver';
import { loadGatewayConfig } from './config.ts';

const load = (env: Record<string, string> = {}) =>
  loadGatewayConfig({ INTERNAL_SECRET: TEST_INTERNAL_SECRET, ...env });

describe('the gateway’s configuration', () => {
  it('needs only the secret on one machine', () => {
    expect(load()).toMatchObject({
      http: { host: '127.0.0.1', port: 8080, publicUrl: 'http://127.0.0.1:8080', trustedProxies: [] },
      product: { name: 'Selah' },
      limits: { rateScale: 1, uploads: { maxMegabytes: 500, maxFiles: 50 } },
      services: { videos: 'http://127.0.0.1:8081' },
    });
    expect(load().frontends.shellDir).toMatch(/frontends[/\\]shell[/\\]dist$/);
  });

  it('reduces the public address to its origin', () => {
    expect(load({ PUBLIC_URL: 'https://Selah.example:443/' }).http.publicUrl).toBe('https://selah.example');
  });

  it.each(['/psalms', '/pt/?a=1', '/?a=1', '/#a'])('refuses a public address with %s', (path) => {
    expect(() => load({ PUBLIC_URL: `https://selah.example${path}` })).toThrow(
      'PUBLIC_URL: must have nothing after the host, such as https://selah.example',
    );
  });

  it('reads the trusted proxies', () => {
    expect(load({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' }).http.trustedProxies).toEqual(['10.0.0.0/8', '::1']);
  });

  it.each([
    [{ INTERNAL_SECRET: '' }, 'INTERNAL_SECRET: is missing'],
    [{ INTERNAL_SECRET: 'short' }, 'INTERNAL_SECRET: is too short'],
    [{ PORT: '99999' }, 'PORT: must be a port number'],
    [{ PUBLIC_URL: 'selah.example' }, 'PUBLIC_URL: must be an address'],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES: must be a comma-separated list'],
    [{ TRUSTED_PROXIES: 'everyone' }, 'TRUSTED_PROXIES: must be a comma-separated list'],
    [{ RATE_LIMIT_SCALE: '0' }, 'RATE_LIMIT_SCALE: must be a positive number'],
    [{ VIDEOS_URL: 'https://videos' }, 'VIDEOS_URL: must be an address that starts with http://'],
    [{ MAX_UPLOAD_MB: '10001' }, 'MAX_UPLOAD_MB: must be a whole number from 1 to 10000'],
    [{ MAX_BULK_FILES: '501' }, 'MAX_BULK_FILES: must be a whole number from 1 to 500'],
    [{ MAX_UPLOAD_MB: 'much' }, 'MAX_UPLOAD_MB: must be a whole number'],
  ])('reports what is wrong with %j', (env, sentence) => {
    expect(() => load(env)).toThrow(ConfigError);
    expect(() => load(env)).toThrow(sentence);
  });
});
