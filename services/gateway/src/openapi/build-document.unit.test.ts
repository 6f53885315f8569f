import { describe, expect, it } from '@jest/globals';
import { API } from '@selah/shared/contracts/api';
import { Validator } from '@seriousme/openapi-schema-validator';
import { buildOpenApiDocument } from './build-document.ts';

type Operation = {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: Record<string, unknown> }> };
  readonly responses: Record<string, unknown>;
  readonly security: readonly unknown[];
};

const document = JSON.parse(
  JSON.stringify(buildOpenApiDocument(API, { title: 'Selah', serverUrl: 'http://127.0.0.1:8080' })),
) as {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: Record<string, unknown>;
};

const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const result = await validator.validate(document);
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  it('describes every endpoint once, with a unique name', () => {
    expect(operations).toHaveLength(API.length);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(API.length);
    for (const { method, path, status } of API) {
      expect(document.paths[path]?.[method.toLowerCase()]?.responses).toHaveProperty(String(status));
    }
  });

  it('declares every parameter of a path', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const { parameters = [] } of Object.values(methods)) {
        expect(parameters.filter((p) => p.in === 'path').map((p) => p.name)).toEqual(names);
      }
    }
  });

  it('describes what a client sends, before the server converts it', () => {
    const random = document.paths['/api/videos/random']?.get?.parameters ?? [];
    expect(random.map(({ name, required }) => [name, required])).toContainEqual(['exclude_list', false]);
    const login = document.paths['/api/site-users/login']?.post?.requestBody?.content['application/json'];
    expect(login?.schema).toMatchObject({ type: 'object', required: ['email', 'password'] });
  });

  it('M-168 contains no password in any answer', () => {
    const answers = operations.map(({ responses }) => responses);
    // Names of properties, but those that only say whether one was changed; values such as "password-changed"
    // are actions.
    expect(JSON.stringify(answers)).not.toMatch(/password[^"]*":\{(?!"type":"boolean")/i);
  });

  it('states who may call', () => {
    expect(document.paths['/api/stats']?.get?.security).toEqual([{ admin: [] }]);
    expect(document.paths['/api/videos']?.get?.security).toEqual([]);
  });
});
