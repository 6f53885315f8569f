import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createParts, installationSecret, openDataFolder } from './data-folder.ts';

describe('the data folder', () => {
  let parent: string;
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'selah-data-'));
  });
  afterEach(() => rmSync(parent, { recursive: true }));

  it('is created if it does not exist', () => {
    const folder = openDataFolder(join(parent, 'deep', 'inside'));
    createParts(folder.directory);
    expect(existsSync(folder.mailDirectory)).toBe(true);
    folder.release();
  });

  it('can be locked again after it was released', () => {
    openDataFolder(parent).release();
    openDataFolder(parent).release();
  });

  it('is not locked by files of an earlier version', () => {
    writeFileSync(join(parent, 'running.pid'), String(process.ppid));
    openDataFolder(parent).release();
  });

  it('is rejected with one sentence if it cannot be written', () => {
    const file = join(parent, 'a-file');
    writeFileSync(file, '');
    chmodSync(file, 0o444);
    expect(() => openDataFolder(join(file, 'data'))).toThrow(/cannot be written .* set SELAH_DATA_DIR/);
  });

  it('contains a secret, the same at every start and readable only by its owner', () => {
    const folder = openDataFolder(parent);
    const secret = installationSecret(folder, 'internal');
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(installationSecret(folder, 'internal')).toBe(secret);
    expect(installationSecret(folder, 'session')).not.toBe(secret);
    expect(statSync(join(parent, 'internal.secret')).mode & 0o077).toBe(0);
    folder.release();
  });
});
