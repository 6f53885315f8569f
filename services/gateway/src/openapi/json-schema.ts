import { z } from 'zod';
import type { JsonObject } from './described-endpoint.ts';

/**
 * A contract as JSON Schema 2020-12, the dialect of OpenAPI 3.1: the input type for requests, the output type
 * for answers.
 */
export function jsonSchemaOf(schema: z.ZodType, side: 'input' | 'output'): JsonObject {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io: side,
    target: 'draft-2020-12',
    unrepresentable: 'any',
  });
  return rest;
}
