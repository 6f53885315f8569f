import { config, z } from 'zod';

// The pages' Content-Security-Policy forbids `eval`. Without this option zod tries it, and the browser logs a
// violation.
if ('document' in globalThis) config({ jitless: true });

/** A record's id: a positive integer from an atomic counter (M-166). */
export const idSchema = z.int().positive();

/** An id in a path or query. Digits only: `1e3`, ` 7` and `{"$ne":1}` are refused. */
export const idFromTextSchema = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);

export const instantSchema = z.iso.datetime();

/** An object with one value per key. Drops keys of a newer build, which zod's `record` of an enum refuses. */
export function recordOf<Key extends string, Value extends z.ZodType>(keys: readonly Key[], value: Value) {
  return z.object(Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>);
}
