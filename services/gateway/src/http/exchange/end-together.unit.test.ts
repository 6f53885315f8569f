import { describe, expect, it } from '@jest/globals';
import { currentRequest, runFor } from '@selah/service-kit/telemetry/request-context';
import { endTogether } from './end-together.ts';

/** A response that notes in `order` when it is ended. */
class NotingResponse {
  readonly #name: string;
  readonly #order: string[];
  destroyed = false;
  writableLength = 0;
  timeoutMs: number | undefined;

  constructor(name: string, order: string[]) {
    this.#name = name;
    this.#order = order;
  }

  end(...[body]: readonly unknown[]): this {
    if (body === 'a mistake') throw new TypeError('a mistake');
    this.#order.push(`${this.#name} ends with ${String(body)} for ${currentRequest()?.requestId}`);
    return this;
  }

  destroy(): this {
    this.destroyed = true;
    this.#order.push(`${this.#name} is destroyed`);
    return this;
  }

  setTimeout(milliseconds: number): this {
    this.timeoutMs = milliseconds;
    return this;
  }
}

const endOfTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('answers of one turn', () => {
  it('are ended together after all work of the turn, each for its own request', async () => {
    const order: string[] = [];
    for (const name of ['first', 'second']) {
      order.push(`${name} is found`);
      runFor({ requestId: name }, () => endTogether(new NotingResponse(name, order), name));
    }
    await Promise.resolve().then(() => order.push('a promise of the turn'));
    process.nextTick(() => order.push('a tick of the turn'));
    await endOfTurn();

    expect(order).toEqual([
      'first is found',
      'second is found',
      'a promise of the turn',
      'a tick of the turn',
      'first ends with first for first',
      'second ends with second for second',
    ]);
  });

  it('are ended without the one whose client left, and without the one that cannot be ended', async () => {
    const order: string[] = [];
    const [gone, wrong, last] = ['gone', 'wrong', 'last'].map((name) => new NotingResponse(name, order));
    if (!gone || !wrong || !last) throw new Error('three responses');
    endTogether(gone, 'x');
    endTogether(wrong, 'a mistake');
    endTogether(last, 'x');
    gone.destroyed = true;
    await endOfTurn();

    expect(order).toEqual(['wrong is destroyed', 'last ends with x for undefined']);
  });

  it('have a time limit if the client does not read them', async () => {
    const [read, unread] = [new NotingResponse('read', []), new NotingResponse('unread', [])];
    unread.writableLength = 1;
    endTogether(read);
    endTogether(unread);
    await endOfTurn();

    expect([read.timeoutMs, unread.timeoutMs]).toEqual([undefined, 120_000]);
  });
});
