import { PassThrough } from 'node:stream';
import { describe, expect, it, jest } from '@jest/globals';
import { lingerThen } from './linger.ts';

describe('a connection that was answered early', () => {
  it('is closed when the client has sent the rest, which is read and discarded', async () => {
    const rest = new PassThrough({ highWaterMark: 1024 });
    const close = jest.fn();
    lingerThen(rest, close);
    for (let sent = 0; sent < 8; sent += 1) {
      if (!rest.write(Buffer.alloc(4096))) await new Promise((resolve) => rest.once('drain', resolve));
    }
    expect(close).not.toHaveBeenCalled();
    rest.end();
    await new Promise((resolve) => rest.once('close', resolve));
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('is closed when the client has gone', async () => {
    const rest = new PassThrough();
    const closed = new Promise<void>((resolve) => lingerThen(rest, resolve));
    rest.destroy();
    await closed;
  });

  it('is closed after three seconds although the client goes on', () => {
    jest.useFakeTimers();
    try {
      const close = jest.fn();
      lingerThen(new PassThrough(), close);
      jest.advanceTimersByTime(2_900);
      expect(close).not.toHaveBeenCalled();
      jest.advanceTimersByTime(200);
      expect(close).toHaveBeenCalledTimes(1);
    } finally {
      jest.useRealTimers();
    }
  });
});
