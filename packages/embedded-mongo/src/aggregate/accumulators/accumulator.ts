/** Takes values one by one and has a result at any time. */
export type Accumulator = { add(value: unknown): void; result(): unknown };
