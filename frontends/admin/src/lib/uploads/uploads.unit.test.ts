import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { refusalOf } from './check-file.ts';
import { hashBlob } from './hash-blob.ts';
import { retryWhileOffline } from './retry-while-offline.ts';
import { deleteUnfinishedUpload, findUnfinishedUpload, storeUnfinishedUpload } from './unfinished-uploads.ts';
import {
  ConnectionLostError,
  failureOf,
  SessionExpiredError,
  tusFailure,
  UploadRejectedError,
} from './upload-errors.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('files to upload', () => {
  it('have a SHA-256, computed in chunks', async () => {
    const bytes = Buffer.alloc(3_000_001, 'selah');
    expect(await hashBlob(new Blob([bytes]))).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  it('Q46 are refused before sending when that is possible', () => {
    const film = { name: 'a.mp4', size: 1024 * 1024, type: 'video/mp4' };
    expect(refusalOf(film, 1)).toBeUndefined();
    for (const type of ['', 'video/x-matroska', 'application/octet-stream', 'application/mp4'])
      expect(refusalOf({ ...film, type }, 1)).toBeUndefined();
    for (const type of ['application/pdf', 'image/png', 'audio/mpeg'])
      expect(refusalOf({ ...film, type }, 1)).toBe(
        'Este arquivo não é um vídeo. Escolha um MP4, MOV, MKV ou WebM.',
      );
    expect(refusalOf({ ...film, size: film.size + 1 }, 1)).toBe(
      'O arquivo é grande demais. O limite é de 1 MB.',
    );
  });

  it('are continued within a day, and forgotten afterwards', () => {
    storeUnfinishedUpload('hash', '/api/uploads/1', 0);
    expect(findUnfinishedUpload('hash', DAY_MS - 1)).toBe('/api/uploads/1');
    expect(findUnfinishedUpload('hash', DAY_MS)).toBeUndefined();
    deleteUnfinishedUpload('hash');
    expect(findUnfinishedUpload('hash', 1)).toBeUndefined();
  });

  it('are only sent to upload addresses of this site', () => {
    window.localStorage.setItem(
      'keptUploads',
      JSON.stringify({ hash: { url: 'https://elsewhere/', at: 0 } }),
    );
    expect(findUnfinishedUpload('hash', 1)).toBeUndefined();
  });
});

describe('a failed answer', () => {
  it.each([0, 408, 429, 502, 503, 504])('%d means to wait and repeat', (status) =>
    expect(failureOf(status, '')).toBeInstanceOf(ConnectionLostError),
  );
  it('has the wait that the server asked for', () =>
    expect(failureOf(429, '', '7')).toMatchObject({ retryAfterMs: 7000 }));
  it('409 is a refusal for a call, and for tus a reason to repeat', () => {
    expect(failureOf(409, '')).toBeInstanceOf(UploadRejectedError);
    expect(tusFailure(409, '')).toBeInstanceOf(ConnectionLostError);
  });
  it('401 means that the session has ended', () =>
    expect(failureOf(401, '')).toBeInstanceOf(SessionExpiredError));
  it('has the server’s text', () =>
    expect(failureOf(507, JSON.stringify({ code: 'no_space', message: 'Cheio.' }))).toMatchObject({
      code: 'no_space',
      message: 'Cheio.',
    }));
});

describe('repeating an attempt', () => {
  const signal = new AbortController().signal;

  it('continues for as long as the connection is lost', async () => {
    let attempts = 0;
    const result = await retryWhileOffline(
      async () => {
        attempts += 1;
        if (attempts < 4) throw new ConnectionLostError('no answer');
        return attempts;
      },
      { signal, delays: [0] },
    );
    expect(result).toBe(4);
  });

  it('ends with any other error', async () => {
    const refuse = async () => Promise.reject(new UploadRejectedError('no'));
    await expect(retryWhileOffline(refuse, { signal, delays: [0] })).rejects.toThrow('no');
  });

  it('ends when it is cancelled', async () => {
    const controller = new AbortController();
    const broken = retryWhileOffline(async () => Promise.reject(new ConnectionLostError('no answer')), {
      signal: controller.signal,
      delays: [60_000],
      onBroken: () => setTimeout(() => controller.abort(new Error('given up'))),
    });
    await expect(broken).rejects.toThrow('given up');
  });

  it('ends its wait when the browser is online again', async () => {
    let attempts = 0;
    const result = retryWhileOffline(
      async () => {
        attempts += 1;
        if (attempts === 1) throw new ConnectionLostError('no answer');
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
