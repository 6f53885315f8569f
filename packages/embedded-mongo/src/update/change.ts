import type { QueryContext } from '../query/query-context.ts';

/** The field is to be taken away. */
export const REMOVE = Symbol('remove');

/** What becomes of the value at one path; `undefined` in means there was none, and out that there is still none. */
export type Change = (current: unknown, path: string) => unknown;

/** An update operator: its operand is read once, then applied to as many values as the path reaches. */
export type Modifier = (operand: unknown, context: QueryContext) => Change;
