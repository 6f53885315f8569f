import { describe, expect, it } from '@jest/globals';
import { aVideoFile } from '../../testing/files.ts';
import { recordCalls, withApi, withServer } from '../../testing/server.ts';
import { hashFile } from './hash-file.ts';
import { sendFile } from './send-file.ts';
import { findUnfinishedUpload } from './unfinished-uploads.ts';
import { SessionExpiredError } from './upload-errors.ts';

withServer();

const file = aVideoFile('film.mp4', 'the bytes of a film');
const FIRST = '1'.padStart(32, '0');

async function send(options: Partial<Parameters<typeof sendFile>[1]> = {}) {
  const sha256 = await hashFile(file);
  const signal = new AbortController().signal;
  return sendFile(file, { sha256, signal, delays: [0], ...options });
}

describe('sending a file', () => {
  it('returns the id of the upload and reports its progress', async () => {
    const { uploads } = withApi();
    const progress: number[] = [];
    expect(await send({ onProgress: (bytes) => progress.push(bytes) })).toBe(FIRST);
    expect(uploads.received.get(FIRST)).toEqual({ length: file.size, offset: file.size });
    expect(progress.at(-1)).toBe(file.size);
  });

  it('waits while the connection is lost, and creates one upload', async () => {
    const { uploads } = withApi();
    uploads.patchAnswers = ['broken', 'broken', 503];
    const calls = recordCalls();
    let breaks = 0;
    expect(await send({ onBroken: () => (breaks += 1) })).toBe(FIRST);
    expect(breaks).toBe(3);
    expect(calls.filter((call) => call === 'POST /api/uploads')).toHaveLength(1);
  });

  it('repeats soon while each attempt makes progress', async () => {
    const { uploads } = withApi();
    uploads.patchAnswers = ['half', 'half', 'half'];
    expect(await send({ delays: [0, 1_000_000] })).toBe(FIRST);
  });

  it('waits longer when an attempt made no progress', async () => {
    const { uploads } = withApi();
    uploads.patchAnswers = ['half', 'broken', 'broken'];
    const controller = new AbortController();
    let breaks = 0;
    const onBroken = () => {
      breaks += 1;
      if (breaks === 3) setTimeout(() => controller.abort(new Error('still waiting')), 100);
    };
    const sent = send({ delays: [0, 1_000_000], onBroken, signal: controller.signal });
    await expect(sent).rejects.toThrow('still waiting');
  });

  it('keeps what was sent when the session ends, and continues after a login', async () => {
    const { uploads } = withApi();
    uploads.patchAnswers = [401];
    await expect(send()).rejects.toThrow(SessionExpiredError);
    expect(findUnfinishedUpload(await hashFile(file), Date.now())).toBe(`/api/uploads/${FIRST}`);
    expect(await send()).toBe(FIRST);
  });

  it('starts again when the server has deleted the upload', async () => {
    const { uploads } = withApi();
    await send();
    uploads.received.clear();
    uploads.received.set('another', { length: 1, offset: 0 });
    expect(await send()).toBe('2'.padStart(32, '0'));
  });

  it('shows why the server refuses the file', async () => {
    const { uploads } = withApi();
    uploads.patchAnswers = [507];
    await expect(send()).rejects.toThrow('Entre.');
  });

  it('shows that the disk is full although the answer to the piece was lost, and continues when there is room', async () => {
    const { uploads } = withApi();
    uploads.patchAnswers = ['half'];
    uploads.diskFull = 'Faltam 64.0 MB no disco do servidor – é muito.';
    await expect(send()).rejects.toThrow('Faltam 64.0 MB no disco do servidor – é muito.');
    uploads.diskFull = undefined;
    expect(await send()).toBe(FIRST);
    expect(uploads.received.get(FIRST)).toEqual({ length: file.size, offset: file.size });
  });

  it('reports that a file changed on disk can no longer be read', async () => {
    withApi();
    const changed = Object.defineProperty(aVideoFile(), 'slice', {
      value: () => ({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }),
    });
    const signal = new AbortController().signal;
    await expect(sendFile(changed, { sha256: 'x', signal })).rejects.toThrow('Escolha o arquivo de novo.');
  });
});
