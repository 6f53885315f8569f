import { describe, expect, it } from '@jest/globals';
import { API } from '@selah/shared/contracts/api';
import { createRouteMatcher } from './match-route.ts';
import { buildRouteTable } from './route-table.ts';

const routes = buildRouteTable({ maxMegabytes: 500, maxFiles: 50 });
const match = createRouteMatcher(routes);

describe('the route table', () => {
  it('finds every endpoint of the contracts by its path', () => {
    for (const { method, path, service } of API) {
      const found = match(method, path.replace(/\{\w+\}/g, '17'));
      expect(found).toMatchObject({ route: { method, path, service } });
    }
  });

  it('has one row per method and path', () => {
    const rows = routes.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(rows).size).toBe(rows.length);
  });

  it('answers HEAD wherever it answers GET, and lists it as allowed', () => {
    expect(match('HEAD', '/api/videos/file/a.mp4')).toMatchObject({ route: { method: 'GET' } });
    expect(match('PATCH', '/api/videos/file/a.mp4')).toEqual({ allow: ['GET', 'HEAD'] });
  });

  it('limits a parameter to one non-empty segment', () => {
    expect(match('GET', '/api/videos/file/')).toBeUndefined();
    expect(match('GET', '/api/videos/file/a/b')).toBeUndefined();
  });

  it('matches a dot literally', () => {
    expect(match('GET', '/api/openapi.json')).toMatchObject({ route: { service: 'gateway' } });
    expect(match('GET', '/api/openapiXjson')).toBeUndefined();
  });
});

describe('the body limits of a route', () => {
  const bodyOf = (method: string, path: string) =>
    routes.find((route) => route.method === method && route.path === path)?.body;
  const MEGABYTE = 1024 * 1024;

  it('are 128 KB of JSON, and files only where files are expected', () => {
    expect(bodyOf('POST', '/api/ai/message')).toEqual({ json: 131_072 });
    expect(bodyOf('POST', '/api/videos')).toEqual({
      json: 131_072,
      multipart: 501 * MEGABYTE,
      maxFileMegabytes: 500,
    });
    expect(bodyOf('POST', '/api/admin/bulk-upload')).toEqual({
      json: 131_072,
      multipart: 50 * 501 * MEGABYTE,
    });
  });
});
