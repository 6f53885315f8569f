import { sessionCookieName } from '@selah/service-kit/sessions/session-cookies';
import { ERROR_CODES } from '@selah/shared/contracts/error-codes';
import { problemSchema } from '@selah/shared/contracts/problem';
import { buildOperation } from './build-operation.ts';
import type { DescribedEndpoint, JsonObject } from './described-endpoint.ts';
import { jsonSchemaOf } from './json-schema.ts';

/** The public API as an OpenAPI 3.1 document, built from the schemas that services parse with. */
export function buildOpenApiDocument(
  endpoints: readonly DescribedEndpoint[],
  about: { readonly title: string; readonly serverUrl: string },
): JsonObject {
  const secure = about.serverUrl.startsWith('https:');
  return {
    openapi: '3.1.0',
    info: {
      title: about.title,
      version: '1.0.0',
      description:
        'Unsafe methods need a same-origin Origin or Sec-Fetch-Site header. Failures are answered in the language of ' +
        'the request: its `language`, else Accept-Language, else Portuguese.',
    },
    servers: [{ url: about.serverUrl }],
    tags: [...new Set(endpoints.map(({ service }) => service))].map((name) => ({ name })),
    paths: pathsOf(endpoints),
    components: {
      schemas: { Problem: problem() },
      securitySchemes: {
        siteUser: cookieScheme(sessionCookieName('site-user', { secure })),
        admin: cookieScheme(sessionCookieName('admin', { secure })),
      },
    },
  };
}

function pathsOf(endpoints: readonly DescribedEndpoint[]): JsonObject {
  const paths: Record<string, Record<string, JsonObject>> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] ??= {};
    Object.assign(paths[endpoint.path] ?? {}, { [endpoint.method.toLowerCase()]: buildOperation(endpoint) });
  }
  return paths;
}

function problem(): JsonObject {
  const schema = jsonSchemaOf(problemSchema, 'output');
  const properties = schema.properties as Record<string, JsonObject>;
  return { ...schema, properties: { ...properties, code: { type: 'string', enum: [...ERROR_CODES] } } };
}

function cookieScheme(name: string): JsonObject {
  return { type: 'apiKey', in: 'cookie', name };
}
