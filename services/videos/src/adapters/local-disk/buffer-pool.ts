/** A buffer that is in use until it is released. */
export interface LentBuffer {
  readonly buffer: Buffer;
  release(): void;
}

/**
 * Lends buffers of one size and keeps up to `mostKept` for reuse, so that a small read needs no allocation.
 */
export function createBufferPool(bytes: number, mostKept: number): () => LentBuffer {
  const free: Buffer[] = [];
  return () => {
    let buffer: Buffer | undefined = free.pop() ?? Buffer.allocUnsafeSlow(bytes);
    const lent = buffer;
    return {
      buffer: lent,
      release() {
        if (buffer && free.length < mostKept) free.push(buffer);
        // After a second release, two callers would get the same buffer.
        buffer = undefined;
      },
    };
  };
}
