import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { refusalOf } from './check-file.ts';
import { hashBlob } from './hash-blob.ts';
import { keepTrying } from './keep-trying.ts';
import { forgetUpload, keepUpload, keptUpload } from './kept-uploads.ts';
import { failureOf, LineBroken, Refused, SessionOver, tusFailure } from './upload-failures.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('files on their way', () => {
  it('are known by their SHA-256, read piece by piece', async () => {
    const bytes = Buffer.alloc(3_000_001, 'selah');
    expect(await hashBlob(new Blob([bytes]))).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  it('Q46 are refused before they are sent when this can be seen', () => {
    const film = { name: 'a.mp4', size: 1024 * 1024, type: 'video/mp4' };
    expect(refusalOf(film, 1)).toBeUndefined();
    expect(refusalOf({ ...film, type: '' }, 1)).toBeUndefined();
    expect(refusalOf({ ...film, size: film.size + 1 }, 1)).toBe(
      'O arquivo é grande demais. O limite é de 1 MB.',
    );
  });

  it('go on for a day where they were, and are forgotten after it', () => {
    keepUpload('hash', '/api/uploads/1', 0);
    expect(keptUpload('hash', DAY_MS - 1)).toBe('/api/uploads/1');
    expect(keptUpload('hash', DAY_MS)).toBeUndefined();
    forgetUpload('hash');
    expect(keptUpload('hash', 1)).toBeUndefined();
  });

  it('go nowhere that the browser remembers by somebody else’s hand', () => {
    window.localStorage.setItem(
      'keptUploads',
      JSON.stringify({ hash: { url: 'https://elsewhere/', at: 0 } }),
    );
    expect(keptUpload('hash', 1)).toBeUndefined();
  });
});

describe('a failure', () => {
  it.each([0, 408, 429, 502, 503, 504])('%d is waited out', (status) =>
    expect(failureOf(status, '')).toBeInstanceOf(LineBroken),
  );
  it('tells when to come back', () => expect(failureOf(429, '', '7')).toMatchObject({ retryAfterMs: 7000 }));
  it('409 is a refusal of a call, and for tus a reason to ask again', () => {
    expect(failureOf(409, '')).toBeInstanceOf(Refused);
    expect(tusFailure(409, '')).toBeInstanceOf(LineBroken);
  });
  it('401 means that nobody is logged in', () => expect(failureOf(401, '')).toBeInstanceOf(SessionOver));
  it('speaks in the words of the server', () =>
    expect(failureOf(507, JSON.stringify({ code: 'no_space', message: 'Cheio.' }))).toMatchObject({
      code: 'no_space',
      message: 'Cheio.',
    }));
});

describe('trying again', () => {
  const signal = new AbortController().signal;

  it('goes on for as long as the line breaks', async () => {
    let attempts = 0;
    const result = await keepTrying(
      async () => {
        attempts += 1;
        if (attempts < 4) throw new LineBroken('no answer');
        return attempts;
      },
      { signal, delays: [0] },
    );
    expect(result).toBe(4);
  });

  it('ends with any other failure', async () => {
    const refuse = async () => Promise.reject(new Refused('no'));
    await expect(keepTrying(refuse, { signal, delays: [0] })).rejects.toThrow('no');
  });

  it('ends when it is given up', async () => {
    const controller = new AbortController();
    const broken = keepTrying(async () => Promise.reject(new LineBroken('no answer')), {
      signal: controller.signal,
      delays: [60_000],
      onBroken: () => setTimeout(() => controller.abort(new Error('given up'))),
    });
    await expect(broken).rejects.toThrow('given up');
  });

  it('does not wait any longer than until the browser is online again', async () => {
    let attempts = 0;
    const result = keepTrying(
      async () => {
        attempts += 1;
        if (attempts === 1) throw new LineBroken('no answer');
        return 'sent';
      },
      {
        signal,
        delays: [60_000],
        onBroken: () => setTimeout(() => window.dispatchEvent(new Event('online'))),
      },
    );
    expect(await result).toBe('sent');
  });
});
