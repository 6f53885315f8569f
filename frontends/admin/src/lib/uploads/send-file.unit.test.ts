import { describe, expect, it } from '@jest/globals';
import { aVideoFile } from '../../testing/files.ts';
import { recordCalls, withApi, withServer } from '../../testing/server.ts';
import { hashFile } from './hash-file.ts';
import { createPieceSize } from './piece-size.ts';
import { FIRST_PIECE, sendFile } from './send-file.ts';
import { findUnfinishedUpload } from './unfinished-uploads.ts';
import { SessionExpiredError } from './upload-errors.ts';

withServer();

const file = aVideoFile('film.mp4', 'the bytes of a film');
const FIRST = '1'.padStart(32, '0');

type Options = Partial<Parameters<typeof sendFile>[1]>;

async function send(options: Options = {}) {
  const sha256 = await hashFile(file);
  const signal = new AbortController().signal;
  return sendFile(file, { sha256, signal, delays: [0], pieces: createPieceSize(), ...options });
}

const MB = 1024 * 1024;
const film = aVideoFile('filme.mp4', 'x'.repeat(20 * MB));

/** Sends a film of 20 MB, with sizes of its own. */
function sendFilm(options: Options = {}) {
  const signal = new AbortController().signal;
  return sendFile(film, {
    ...{ sha256: 'of the film', signal, delays: [0], pieces: createPieceSize() },
    ...options,
  });
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

  it('ends after the first kilobytes of a file that is no video, with the reason, and starts again when chosen again', async () => {
    const { uploads } = withApi();
    uploads.noVideo = 'Este arquivo não é um vídeo.';
    const refused = { code: 'unplayable_file', message: 'Este arquivo não é um vídeo.' };
    for (const times of [1, 2]) {
      await expect(sendFilm()).rejects.toMatchObject(refused);
      expect(uploads.pieces).toEqual(Array(times).fill(FIRST_PIECE));
      expect(uploads.received.size).toBe(0);
    }
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

describe('a film behind a proxy', () => {
  it('goes in pieces of 8 MB after its first kilobytes', async () => {
    const { uploads } = withApi();
    expect(await sendFilm()).toBe(FIRST);
    expect(uploads.pieces).toEqual([FIRST_PIECE, 8 * MB, 8 * MB, 4 * MB - FIRST_PIECE]);
  });

  it('goes in smaller pieces where larger ones are refused, without a word about the connection', async () => {
    const { uploads } = withApi();
    uploads.bodyLimit = MB;
    const troubles: string[] = [];
    expect(await sendFilm({ onBroken: (trouble) => troubles.push(trouble) })).toBe(FIRST);
    expect(uploads.pieces).toEqual([FIRST_PIECE, ...Array(19).fill(MB), MB - FIRST_PIECE]);
    expect(troubles).toEqual([]);
  });

  it('uses the next film’s pieces of the size that arrived, and grows when the limit is lifted', async () => {
    const { uploads } = withApi();
    uploads.bodyLimit = MB;
    const pieces = createPieceSize();
    await sendFilm({ pieces });
    uploads.pieces.length = 0;
    uploads.bodyLimit = 100 * MB;
    for (const sha256 of ['second', 'third', 'fourth', 'fifth']) await sendFilm({ pieces, sha256 });
    expect(uploads.pieces.slice(0, 2)).toEqual([FIRST_PIECE, MB]);
    expect(Math.max(...uploads.pieces)).toBeGreaterThan(2 * MB);
  });

  it('goes in smaller pieces while the line breaks, and grows again', async () => {
    const { uploads } = withApi();
    uploads.patchAnswers = ['broken', 'broken', 'broken'];
    expect(await sendFilm()).toBe(FIRST);
    expect(uploads.pieces.map((bytes) => bytes / MB)).toEqual([1, 2, 4, 8, 5]);
  });

  it('says that the proxy refuses it, and by which setting, where even the smallest piece is too large', async () => {
    const { uploads } = withApi();
    uploads.bodyLimit = 100 * 1024;
    await expect(sendFilm()).rejects.toThrow(/proxy.*512\.0 KB.*413.*client_max_body_size/);
  });
});

describe('a server in trouble', () => {
  it.each([500, 520, 522, 524])('%d is repeated, and the film arrives', async (status) => {
    const { uploads } = withApi();
    uploads.patchAnswers = [status, status, status];
    const troubles: string[] = [];
    expect(await send({ onBroken: (trouble) => troubles.push(trouble) })).toBe(FIRST);
    expect(new Set(troubles)).toEqual(
      new Set([`O servidor respondeu com um erro (${status}). Tentando de novo…`]),
    );
  });

  it.each([
    [500, 'Entre.'],
    [522, 'Entre.'],
  ])('%d that does not pass ends the file with what the server said', async (status, said) => {
    const { uploads } = withApi();
    uploads.patchAnswers = Array(100).fill(status);
    await expect(send()).rejects.toThrow(said);
    expect(uploads.patchAnswers.length).toBeGreaterThan(80);
  });

  it('says that the server is busy while it answers 503, not that the connection is lost', async () => {
    const { uploads } = withApi();
    uploads.patchAnswers = [503, 502, 'broken'];
    const troubles: string[] = [];
    await send({ onBroken: (trouble) => troubles.push(trouble) });
    expect(troubles).toEqual([
      'O servidor está ocupado ou sem espaço. Continua sozinho assim que ele puder.',
      'O servidor não está respondendo. Continua sozinho quando ele voltar.',
      'Sem conexão. Continua sozinho quando ela voltar.',
    ]);
  });
});
