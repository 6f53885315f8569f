import { EventEmitter } from 'node:events';

/**
 * Stands for the connection of a call within this process, as far as handlers look at one: whether it is
 * still there, and how to hang up.
 */
export class LocalSocket extends EventEmitter {
  readonly remoteAddress = '127.0.0.1';
  readonly encrypted = false;
  destroyed = false;
  readonly #hangUp: (error: Error | undefined) => void;

  /** @param hangUp called when the handler destroys the connection */
  constructor(hangUp: (error: Error | undefined) => void) {
    super();
    this.#hangUp = hangUp;
  }

  get readable(): boolean {
    return !this.destroyed;
  }

  get writable(): boolean {
    return !this.destroyed;
  }

  destroy(error?: Error): this {
    if (!this.destroyed) this.#hangUp(error);
    return this;
  }

  /** The caller is gone, or the handler hung up. */
  close(): void {
    if (this.destroyed) return;
    this.destroyed = true;
    this.emit('close');
  }
}
