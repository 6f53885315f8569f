import { describe, expect, it } from '@jest/globals';
import { joinCalls } from './join-calls.ts';

/** A call that ends when the test decides. */
function slowCall() {
  const begun: PromiseWithResolvers<string>[] = [];
  const call = joinCalls(() => {
    const each = Promise.withResolvers<string>();
    begun.push(each);
    return each.promise;
  });
  return { begun, call };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('calls that are joined', () => {
  it('share a call that has not begun, and never one that runs already', async () => {
    const { begun, call } = slowCall();
    const early = [call(), call()];
    await turn();
    const late = [call(), call()];
    await turn();
    expect(begun).toHaveLength(1);
    begun[0]?.resolve('first');
    expect(await Promise.all(early)).toEqual(['first', 'first']);
    await turn();
    expect(begun).toHaveLength(2);
    begun[1]?.resolve('second');
    expect(await Promise.all(late)).toEqual(['second', 'second']);
  });

  it('fail together, and the next is tried', async () => {
    const { begun, call } = slowCall();
    const failing = [call(), call()];
    await turn();
    const next = call();
    begun[0]?.reject(new Error('down'));
    for (const each of failing) await expect(each).rejects.toThrow('down');
    await turn();
    begun[1]?.resolve('up again');
    expect(await next).toBe('up again');
  });
});
