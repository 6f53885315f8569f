import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { installationSecret, openDataFolder } from './data-folder.ts';

describe('the data folder', () => {
  let parent: string;
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'selah-data-'));
  });
  afterEach(() => rmSync(parent, { recursive: true }));

  it('is made where there is none', () => {
    const folder = openDataFolder(join(parent, 'deep', 'inside'));
    expect(existsSync(folder.mailDirectory)).toBe(true);
    folder.release();
  });

  it('belongs to one running process at a time', () => {
    writeFileSync(join(parent, 'running.pid'), String(process.ppid));
    expect(() => openDataFolder(parent)).toThrow(`in use by process ${process.ppid}`);
  });

  it('is taken over from a process that was killed', () => {
    writeFileSync(join(parent, 'running.pid'), '4194304999');
    const folder = openDataFolder(parent);
    expect(readFileSync(join(parent, 'running.pid'), 'utf8')).toBe(String(process.pid));
    folder.release();
    expect(existsSync(join(parent, 'running.pid'))).toBe(false);
  });

  it('that cannot be written is refused in one sentence', () => {
    const file = join(parent, 'a-file');
    writeFileSync(file, '');
    chmodSync(file, 0o444);
    expect(() => openDataFolder(join(file, 'data'))).toThrow(/cannot be written .* set SELAH_DATA_DIR/);
  });

  it('keeps a secret of its own, the same at every start and readable by its owner only', () => {
    const folder = openDataFolder(parent);
    const secret = installationSecret(folder, 'internal');
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(installationSecret(folder, 'internal')).toBe(secret);
    expect(installationSecret(folder, 'session')).not.toBe(secret);
    expect(statSync(join(parent, 'internal.secret')).mode & 0o077).toBe(0);
    folder.release();
  });
});
