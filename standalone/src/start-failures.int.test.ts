import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';

const MAIN = join(import.meta.dirname, 'main.ts');
const scratch = mkdtempSync(join(tmpdir(), 'selah-start-'));
afterAll(() => rmSync(scratch, { recursive: true }));

interface Ending {
  readonly code: number;
  readonly stderr: string;
}

/** Starts the product with an invalid setting and waits for its end. */
function start(env: Readonly<Record<string, string>>): Promise<Ending> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', MAIN],
      { env: { ...process.env, SELAH_DATA_DIR: join(scratch, 'data'), PORT: '0', ...env } },
      (error, _stdout, stderr) => resolve({ code: typeof error?.code === 'number' ? error.code : 0, stderr }),
    );
  });
}

describe('a failing start', () => {
  it('reports a port in use in one sentence', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    expect(await start({ PORT: port })).toEqual({
      code: 1,
      stderr: `Port ${port} is already in use: stop the other program or set PORT to a free one.\n`,
    });
    other.close();
  });

  it('reports a read-only data folder in one sentence', async () => {
    const file = join(scratch, 'a-file');
    writeFileSync(file, '');
    const { code, stderr } = await start({ SELAH_DATA_DIR: join(file, 'data') });
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^The data folder \S+ cannot be written \(.+\): set SELAH_DATA_DIR to one that can\.\n$/,
    );
  });

  it.each([
    ['PORT', 'eighty', 'PORT: must be a port number between 0 and 65535\n'],
    ['SELAH_SEED', 'everything', 'SELAH_SEED: must be demo or none\n'],
    [
      'MONGODB_URI',
      'http://db',
      'MONGODB_URI: must be an address that starts with mongodb:// or mongodb+srv://\n',
    ],
    [
      'PUBLIC_URL',
      'https://example.org/selah',
      'PUBLIC_URL: must have nothing after the host, such as https://example.org: the site needs a host name of its own and works in no folder of another\n',
    ],
    [
      'MAIL_FROM',
      'Selah',
      'MAIL_FROM: must be an address such as selah@example.org or Selah <selah@example.org>\n',
    ],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL: must be one of silent, fatal, error, warn, info, debug, trace\n'],
  ])('because %s is %s says so in one sentence', async (name, value, sentence) => {
    expect(await start({ [name]: value })).toEqual({ code: 1, stderr: sentence });
  });
});
