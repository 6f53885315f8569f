import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { ConfigError, loadConfig } from './load-config.ts';
import {
  integerVariable,
  portVariable,
  scaleVariable,
  secretVariable,
  signingSecretsVariable,
  urlVariable,
} from './variables.ts';

describe('configuration from the environment', () => {
  const schema = z
    .object({ PORT: portVariable.default(8080), REDIS_URL: urlVariable('redis', 'rediss').optional() })
    .transform((env) => ({ http: { port: env.PORT }, redisUrl: env.REDIS_URL }));

  it('has the shape of the schema', () => {
    expect(loadConfig(schema, { PORT: '3000', REDIS_URL: 'redis://127.0.0.1:6379' })).toEqual({
      http: { port: 3000 },
      redisUrl: 'redis://127.0.0.1:6379',
    });
  });

  it('treats an empty variable as absent', () => {
    expect(loadConfig(schema, { PORT: '', REDIS_URL: '' })).toEqual({
      http: { port: 8080 },
      redisUrl: undefined,
    });
  });

  it('reports each invalid variable in one sentence', () => {
    const load = () => loadConfig(schema, { PORT: 'eighty', REDIS_URL: 'http://cache' });
    expect(load).toThrow(ConfigError);
    expect(load).toThrow(
      'PORT: must be a port number between 0 and 65535\nREDIS_URL: must be an address that starts with redis:// or rediss://',
    );
  });

  it('never repeats a value, which may be a secret', () => {
    const load = () =>
      loadConfig(z.object({ SESSION_SECRET: secretVariable }), { SESSION_SECRET: 'hunter2' });
    expect(load).toThrow('SESSION_SECRET: is too short');
    expect(load).not.toThrow('hunter2');
  });

  it.each([
    ['missing', undefined, 'is missing'],
    ['short', 'a9f3', 'is too short'],
    ['one letter repeated', 'a'.repeat(64), 'looks like a placeholder'],
    ['copied from an example', 'please-change-me-0123456789-abcdefgh', 'looks like a placeholder'],
  ])('refuses a secret that is %s', (_, value, sentence) => {
    expect(() => loadConfig(z.object({ S: secretVariable }), { S: value })).toThrow(sentence);
  });

  it('checks the bounds of numbers', () => {
    const limits = z.object({ N: integerVariable(1, 10).optional(), SCALE: scaleVariable.optional() });
    expect(loadConfig(limits, { N: '10', SCALE: '0.5' })).toEqual({ N: 10, SCALE: 0.5 });
    expect(() => loadConfig(limits, { N: '11' })).toThrow('N: must be a whole number from 1 to 10');
    expect(() => loadConfig(limits, { SCALE: '0' })).toThrow('SCALE: must be a positive number');
  });
});

describe('a secret in a file', () => {
  const schema = z.object({ INTERNAL_SECRET: secretVariable });
  const secret = '4f1d8a6b2c9e7035'.repeat(4);
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'selah-secret-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is read without its last line break', () => {
    const file = join(folder, 'internal');
    writeFileSync(file, `${secret}\n`);
    expect(loadConfig(schema, { INTERNAL_SECRET_FILE: file })).toEqual({ INTERNAL_SECRET: secret });
  });

  it('is reported with its variable when the file is missing', () => {
    const file = join(folder, 'missing');
    expect(() => loadConfig(schema, { INTERNAL_SECRET_FILE: file })).toThrow(
      `INTERNAL_SECRET_FILE: the file ${file} cannot be read (ENOENT)`,
    );
  });

  it('has to follow the same rules', () => {
    const file = join(folder, 'short');
    writeFileSync(file, 'short');
    expect(() => loadConfig(schema, { INTERNAL_SECRET_FILE: file })).toThrow('is too short');
  });

  it('is refused when the variable is set as well', () => {
    const env = { INTERNAL_SECRET: secret, INTERNAL_SECRET_FILE: join(folder, 'internal') };
    expect(() => loadConfig(schema, env)).toThrow(
      'INTERNAL_SECRET_FILE: is set together with INTERNAL_SECRET',
    );
  });

  it('ignores variables whose names only look similar', () => {
    expect(loadConfig(schema, { INTERNAL_SECRET: secret, SSL_CERT_FILE: '/nowhere' })).toEqual({
      INTERNAL_SECRET: secret,
    });
  });
});

describe('secrets that sign', () => {
  const [first, second] = ['7f3b91d0c2e84a65b1f09e3d7c5a4826', '0e9d1b7f43c8a25e7f3b91d0c2e84a65'];
  const load = (S: string) => loadConfig(z.object({ S: signingSecretsVariable }), { S }).S;

  it('are one, or two by comma or line break, in their order', () => {
    expect(load(`${first}`)).toEqual([first]);
    expect(load(`${first},${second}`)).toEqual([first, second]);
    expect(load(` ${second} \r\n${first}\n`)).toEqual([second, first]);
  });

  it.each([
    ['three', [first, second, `${first}x`].join(), 'S: has more than two secrets'],
    ['a short second', `${first},short`, 'S: is too short'],
    ['none', ',', 'S: is missing'],
  ])('are refused with %s, without being shown', (_, text, sentence) => {
    expect(() => load(text)).toThrow(sentence);
    expect(() => load(text)).not.toThrow(first);
  });
});
