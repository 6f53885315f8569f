const INITIAL_BYTES = 64;

/** Builds a byte string whose parts are ordered by byte comparison. */
export class KeyWriter {
  #buffer = Buffer.allocUnsafe(INITIAL_BYTES);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  byte(value: number): void {
    this.#reserve(1);
    this.#buffer[this.#length++] = value;
  }

  uint16(value: number): void {
    this.#reserve(2);
    this.#length = this.#buffer.writeUInt16BE(value, this.#length);
  }

  uint32(value: number): void {
    this.#reserve(4);
    this.#length = this.#buffer.writeUInt32BE(value, this.#length);
  }

  uint64(value: bigint): void {
    this.#reserve(8);
    this.#length = this.#buffer.writeBigUInt64BE(value, this.#length);
  }

  /**
   * IEEE 754 doubles order by bytes when the sign bit is flipped and negative numbers are inverted. -0 equals 0.
   */
  double(value: number): void {
    this.#reserve(8);
    const start = this.#length;
    this.#length = this.#buffer.writeDoubleBE(value === 0 ? 0 : value, start);
    if (value < 0) this.invertFrom(start);
    else this.#buffer[start] = (this.#buffer[start] ?? 0) ^ 0x80;
  }

  /** UTF-8, ended by two zero bytes; a zero byte inside is written as 00 FF, which sorts after the end. */
  text(value: string): void {
    const bytes = Buffer.from(value);
    if (!bytes.includes(0)) {
      this.bytes(bytes);
    } else {
      for (const byte of bytes) {
        this.byte(byte);
        if (byte === 0) this.byte(0xff);
      }
    }
    this.uint16(0);
  }

  bytes(value: Uint8Array): void {
    this.#reserve(value.length);
    this.#buffer.set(value, this.#length);
    this.#length += value.length;
  }

  /** Inverts everything written since `start`, for descending order. */
  invertFrom(start: number): void {
    for (let i = start; i < this.#length; i++) this.#buffer[i] = ~(this.#buffer[i] ?? 0);
  }

  /** Returns the key; the writer must not be used afterwards. */
  finish(): Buffer {
    return this.#buffer.subarray(0, this.#length);
  }

  #reserve(bytes: number): void {
    if (this.#length + bytes <= this.#buffer.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.#buffer.length * 2, this.#length + bytes));
    this.#buffer.copy(larger, 0, 0, this.#length);
    this.#buffer = larger;
  }
}
