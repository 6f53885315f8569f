import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { EVENT_CATALOGUE } from './event-catalogue.ts';

/** A report with more than the closed lists is refused unread, since it may have words of a visitor. A lost report harms nobody. */
const EXCEPTION = 'page-errors/page-error.ts pageErrorSchema';

/** The schemas directly inside a schema. */
function partsOf(schema: z.ZodType): readonly z.ZodType[] {
  if (schema instanceof z.ZodObject) return Object.values(schema.shape) as z.ZodType[];
  if (schema instanceof z.ZodLazy) return [schema.unwrap() as z.ZodType];
  const { def } = schema as unknown as { readonly def: Readonly<Record<string, unknown>> };
  return Object.values(def)
    .flat()
    .filter((part) => part instanceof z.ZodType);
}

/** The paths of objects that refuse fields which they do not know. */
function strictObjects(schema: z.ZodType, path: string, seen = new Set<z.ZodType>()): readonly string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const isStrict = schema instanceof z.ZodObject && schema.def.catchall instanceof z.ZodNever;
  const inside = partsOf(schema).flatMap((part, index) => strictObjects(part, `${path}.${index}`, seen));
  return [...(isStrict ? [path] : []), ...inside];
}

async function exportedSchemas(): Promise<readonly (readonly [string, z.ZodType])[]> {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((file) => !file.includes('.test.'));
  const modules = await Promise.all(
    files.map(async (file) => [file, (await import(join(import.meta.dirname, file))) as object] as const),
  );
  return modules.flatMap(([file, exports]) =>
    Object.entries(exports).flatMap(([name, value]) =>
      value instanceof z.ZodType ? [[`${file} ${name}`, value] as const] : [],
    ),
  );
}

describe('releases side by side', () => {
  it('understand each other: no contract refuses a field that only a later release knows', async () => {
    const schemas = await exportedSchemas();
    expect(schemas.filter(([, schema]) => schema instanceof z.ZodObject).length).toBeGreaterThan(30);
    expect(schemas.flatMap(([name, schema]) => strictObjects(schema, name))).toEqual([EXCEPTION]);
  });

  it('nor does an event', () => {
    const events = Object.entries(EVENT_CATALOGUE);
    expect(events.flatMap(([name, schema]) => strictObjects(schema, name))).toEqual([]);
  });

  it('a strict object would be found, also inside of others', () => {
    const strict = z.strictObject({ a: z.string() });
    const nested = z.object({ list: z.array(z.object({ inner: strict.optional() })) });
    expect(strictObjects(nested.transform(String), 'contract')).toHaveLength(1);
    expect(strictObjects(z.union([z.string(), z.lazy(() => strict)]), 'contract')).toHaveLength(1);
  });
});
