import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { loadConfig } from '@selah/service-kit/config/load-config';
import { signingSecretsVariable } from '@selah/service-kit/config/variables';
import { z } from 'zod';

const DOCKER = join(import.meta.dirname, '..', '..', 'docker');

describe('rotating a secret of an installation', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'selah-secrets-'));
    execFileSync(process.execPath, [join(DOCKER, 'make-secrets.mjs'), folder]);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const rotate = (step: string, name = 'internal') =>
    spawnSync(process.execPath, [join(DOCKER, 'rotate-secret.mjs'), step, name, folder]).status;
  /** As the services read it. */
  const secrets = () =>
    loadConfig(z.object({ INTERNAL_SECRET: signingSecretsVariable }), {
      INTERNAL_SECRET: readFileSync(join(folder, 'internal'), 'utf8'),
    }).INTERNAL_SECRET;

  it('goes from the old one to both and then to the new one, and services can read each step', () => {
    const [old] = secrets();
    expect(rotate('begin')).toBe(0);
    const [first, added] = secrets();
    expect(first).toBe(old);
    expect(rotate('switch')).toBe(0);
    expect(secrets()).toEqual([added, old]);
    expect(rotate('end')).toBe(0);
    expect(secrets()).toEqual([added]);
    expect(statSync(join(folder, 'internal')).mode & 0o777).toBe(0o400);
  });

  it('rejects a step that is not the next one, and changes nothing', () => {
    const before = secrets();
    expect([rotate('switch'), rotate('end')]).toEqual([1, 1]);
    expect(secrets()).toEqual(before);
    rotate('begin');
    const during = secrets();
    expect(rotate('begin')).toBe(1);
    expect(secrets()).toEqual(during);
    expect([rotate('begin', 'admin-password'), rotate('all')]).toEqual([1, 1]);
  });
});
