/** A buffer that is lent until it is released. */
export interface LentBuffer {
  readonly buffer: Buffer;
  release(): void;
}

/** Lends buffers of one size and keeps up to `mostKept` for the next caller, so that each small read costs no allocation. */
export function createBufferPool(bytes: number, mostKept: number): () => LentBuffer {
  const free: Buffer[] = [];
  return () => {
    let buffer: Buffer | undefined = free.pop() ?? Buffer.allocUnsafeSlow(bytes);
    const lent = buffer;
    return {
      buffer: lent,
      release() {
        if (buffer && free.length < mostKept) free.push(buffer);
        // A second release must not lend one buffer to two.
        buffer = undefined;
      },
    };
  };
}
