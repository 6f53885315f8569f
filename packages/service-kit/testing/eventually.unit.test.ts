import { describe, expect, it } from '@jest/globals';
import { eventually, whileProgressing } from './eventually.ts';

const notYet = (): never => {
  throw new Error('not yet');
};

describe('waiting for something', () => {
  it('ends with the last error when nothing happens', async () => {
    await expect(eventually(notYet, 30)).rejects.toThrow('not yet');
    const standing = whileProgressing((saw) => {
      saw('the same');
      return notYet();
    }, 30);
    await expect(standing).rejects.toThrow('not yet');
  });

  it('goes on for many times its limit while there is progress', async () => {
    let left = 30;
    const startedAt = performance.now();
    const done = await whileProgressing((saw) => {
      saw(left);
      left -= 1;
      if (left > 0) notYet();
      return 'done';
    }, 100);
    expect(done).toBe('done');
    expect(performance.now() - startedAt).toBeGreaterThan(200);
  });
});
