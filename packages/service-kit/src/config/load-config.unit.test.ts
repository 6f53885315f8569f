import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { ConfigError, loadConfig } from './load-config.ts';
import { integerVariable, portVariable, scaleVariable, secretVariable, urlVariable } from './variables.ts';

describe('configuration from the environment', () => {
  const schema = z
    .object({ PORT: portVariable.default(8080), REDIS_URL: urlVariable('redis', 'rediss').optional() })
    .transform((env) => ({ http: { port: env.PORT }, redisUrl: env.REDIS_URL }));

  it('comes out in the shape that the code wants', () => {
    expect(loadConfig(schema, { PORT: '3000', REDIS_URL: 'redis://127.0.0.1:6379' })).toEqual({
      http: { port: 3000 },
      redisUrl: 'redis://127.0.0.1:6379',
    });
  });

  it('takes an empty variable for an absent one', () => {
    expect(loadConfig(schema, { PORT: '', REDIS_URL: '' })).toEqual({
      http: { port: 8080 },
      redisUrl: undefined,
    });
  });

  it('names every wrong variable in one sentence each', () => {
    const load = () => loadConfig(schema, { PORT: 'eighty', REDIS_URL: 'http://cache' });
    expect(load).toThrow(ConfigError);
    expect(load).toThrow(
      'PORT: must be a port number between 0 and 65535\nREDIS_URL: must be an address that starts with redis:// or rediss://',
    );
  });

  it('never repeats the value, which may be a secret', () => {
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

  it('holds numbers to their bounds', () => {
    const limits = z.object({ N: integerVariable(1, 10).optional(), SCALE: scaleVariable.optional() });
    expect(loadConfig(limits, { N: '10', SCALE: '0.5' })).toEqual({ N: 10, SCALE: 0.5 });
    expect(() => loadConfig(limits, { N: '11' })).toThrow('N: must be a whole number from 1 to 10');
    expect(() => loadConfig(limits, { SCALE: '0' })).toThrow('SCALE: must be a positive number');
  });
});
