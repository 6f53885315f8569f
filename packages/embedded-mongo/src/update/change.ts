import type { QueryContext } from '../query/query-context.ts';

/** Result of a change that removes the field. */
export const REMOVE = Symbol('remove');

/** Computes the new value at one path; `undefined` means no value, as argument and as result. */
export type Change = (current: unknown, path: string) => unknown;

/** An update operator: parses its operand once and applies it to all values of the path. */
export type Modifier = (operand: unknown, context: QueryContext) => Change;
