/** Maximum size of a message, as announced in `hello`. */
export const MAX_MESSAGE_BYTES = 48_000_000;
const HEADER_BYTES = 16;

/** Invalid bytes, after which the connection cannot continue. */
export class ProtocolError extends Error {}

/**
 * Splits a byte stream into messages. A length outside of 16 B to 48 MB ends the connection at once; memory use
 * never exceeds the received bytes.
 */
export class MessageFramer {
  #chunks: Buffer[] = [];
  #received = 0;

  /**
   * Adds bytes and returns all complete messages.
   * @throws ProtocolError
   */
  push(chunk: Buffer): Buffer[] {
    this.#chunks.push(chunk);
    this.#received += chunk.length;
    const messages: Buffer[] = [];
    for (;;) {
      const length = this.#nextLength();
      if (length === undefined || this.#received < length) return messages;
      messages.push(this.#take(length));
    }
  }

  #nextLength(): number | undefined {
    if (this.#received < 4) return undefined;
    const length = this.#head(4).readInt32LE(0);
    if (length < HEADER_BYTES || length > MAX_MESSAGE_BYTES)
      throw new ProtocolError(`message length ${length}`);
    return length;
  }

  #head(bytes: number): Buffer {
    const [first] = this.#chunks;
    if (first && first.length >= bytes) return first;
    const joined = Buffer.concat(this.#chunks);
    this.#chunks = [joined];
    return joined;
  }

  #take(length: number): Buffer {
    const joined = this.#head(length);
    this.#received -= length;
    const rest = joined.subarray(length);
    if (this.#chunks[0] === joined) this.#chunks.shift();
    if (rest.length > 0) this.#chunks.unshift(rest);
    return joined.subarray(0, length);
  }
}
