import { z } from 'zod';
import type { JsonObject } from './described-endpoint.ts';

/**
 * A contract as JSON Schema 2020-12, the dialect of OpenAPI 3.1: for requests what a caller sends, before the server
 * trims and converts it; for answers what a caller gets.
 */
export function jsonSchemaOf(schema: z.ZodType, side: 'input' | 'output'): JsonObject {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io: side,
    target: 'draft-2020-12',
    unrepresentable: 'any',
  });
  return rest;
}
