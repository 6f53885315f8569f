import { describe, expect, it } from '@jest/globals';
import { API } from '@selah/shared/contracts/api';
import { createRouteMatcher } from './match-route.ts';
import { buildRouteTable } from './route-table.ts';

const routes = buildRouteTable({ maxMegabytes: 500, maxFiles: 50 });
const match = createRouteMatcher(routes);

describe('the route table', () => {
  it('finds every endpoint of the contracts under its own path', () => {
    for (const { method, path, service } of API) {
      const found = match(method, path.replace(/\{\w+\}/g, '17'));
      expect(found).toMatchObject({ route: { method, path, service } });
    }
  });

  it('has no two rows for one method and path', () => {
    const rows = routes.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(rows).size).toBe(rows.length);
  });

  it('answers HEAD wherever it answers GET, and says so', () => {
    expect(match('HEAD', '/api/videos/file/a.mp4')).toMatchObject({ route: { method: 'GET' } });
    expect(match('PATCH', '/api/videos/file/a.mp4')).toEqual({ allow: ['GET', 'HEAD'] });
  });

  it('keeps a parameter to one segment, not empty', () => {
    expect(match('GET', '/api/videos/file/')).toBeUndefined();
    expect(match('GET', '/api/videos/file/a/b')).toBeUndefined();
  });

  it('takes a dot for a dot', () => {
    expect(match('GET', '/api/openapi.json')).toMatchObject({ route: { service: 'gateway' } });
    expect(match('GET', '/api/openapiXjson')).toBeUndefined();
  });
});

describe('what a route takes', () => {
  const bodyOf = (method: string, path: string) =>
    routes.find((route) => route.method === method && route.path === path)?.body;
  const MEGABYTE = 1024 * 1024;

  it('is 128 KB of JSON, and files only where files are expected', () => {
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
