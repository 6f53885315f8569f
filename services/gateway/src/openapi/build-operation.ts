import type { Access } from '@selah/shared/contracts/endpoint';
import type { DescribedEndpoint, JsonObject } from './described-endpoint.ts';
import { jsonSchemaOf } from './json-schema.ts';

const SECURITY: Readonly<Record<Access, readonly JsonObject[]>> = {
  anyone: [],
  'own-site-user': [{ siteUser: [] }],
  admin: [{ admin: [] }],
};

/** An endpoint as an OpenAPI operation. */
export function buildOperation(endpoint: DescribedEndpoint): JsonObject {
  const parameters = [
    ...pathParameters(endpoint.path),
    ...parametersOf(endpoint.query, 'query'),
    ...parametersOf(endpoint.headers, 'header'),
  ];
  const requestBody = bodyOf(endpoint);
  return {
    operationId: operationId(endpoint),
    tags: [endpoint.service],
    summary: endpoint.summary,
    security: SECURITY[endpoint.access],
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: {
      [endpoint.status]: successOf(endpoint),
      default: {
        description: 'An error, with a message in the language of the request',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

/** `GET /api/videos/file/{filename}` → `get_videos_file_filename`. */
function operationId({ method, path }: DescribedEndpoint): string {
  return [method.toLowerCase(), ...path.split('/').slice(2)]
    .join('_')
    .replace(/[{}]/g, '')
    .replaceAll('-', '_');
}

function pathParameters(path: string): JsonObject[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: /id$/i.test(name) ? { type: 'integer', minimum: 1 } : { type: 'string' },
  }));
}

function parametersOf(schema: DescribedEndpoint['query'], place: 'query' | 'header'): JsonObject[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input') as {
    readonly properties?: Readonly<Record<string, JsonObject>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
}

function bodyOf({ json, multipart, raw }: DescribedEndpoint): JsonObject | undefined {
  if (!json && !multipart && !raw) return undefined;
  return {
    content: {
      ...(json && { 'application/json': { schema: jsonSchemaOf(json, 'input') } }),
      ...(multipart && { 'multipart/form-data': { schema: jsonSchemaOf(multipart, 'input') } }),
      ...Object.fromEntries((raw ?? []).map((type) => [type, {}])),
    },
  };
}

function successOf({ status, answer, draft }: DescribedEndpoint): JsonObject {
  if (status === 204) return { description: 'Done' };
  if (!answer) return { description: 'Success' };
  return {
    description: 'Success',
    content: {
      'application/json': { schema: jsonSchemaOf(answer, 'output') },
      ...(draft && { 'text/event-stream': { schema: jsonSchemaOf(draft, 'output') } }),
    },
  };
}
