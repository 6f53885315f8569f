/** Collects values one by one; `result` can be called at any time. */
export type Accumulator = { add(value: unknown): void; result(): unknown };
