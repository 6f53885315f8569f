import { describe, expect, it } from '@jest/globals';
import { ConfigError, type Environment } from '@selah/service-kit/config/load-config';
import { TEST_INTERNAL_SECRET } from '@selah/service-kit/testing/api-driver';
import { loadMessagesConfig } from './config.ts';

const NEEDED = { MONGODB_URI: 'mongodb://127.0.0.1/messages', INTERNAL_SECRET: TEST_INTERNAL_SECRET };

function load(env: Environment = {}) {
  return loadMessagesConfig({ ...NEEDED, ...env });
}

describe('the configuration of messages', () => {
  it('uses only the composer if no provider is configured', () => {
    expect(load().ai).toEqual({ dailyBudget: 500, provider: undefined });
    expect(load({ OPENAI_API_KEY: '', OPENAI_MODEL: 'a-model' }).ai.provider).toBeUndefined();
  });

  it('uses OpenAI if only a key is given, with limits of time and length', () => {
    expect(load({ OPENAI_API_KEY: 'a-key' }).ai.provider).toEqual({
      apiKey: 'a-key',
      baseUrl: 'https://api.openai.com/v1',
      model: 'gpt-4.1-mini',
      attemptTimeoutMs: 20_000,
      deadlineMs: 25_000,
      loadTimeMs: 120_000,
      maxOutputTokens: 800,
    });
  });

  it('uses another server without a key if a model is configured', () => {
    const env = { OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', OPENAI_MODEL: 'llama' };
    expect(load(env).ai.provider).toMatchObject({ baseUrl: env.OPENAI_BASE_URL, model: 'llama' });
    expect(load(env).ai.provider).not.toHaveProperty('apiKey');
    expect(() => load({ OPENAI_BASE_URL: env.OPENAI_BASE_URL })).toThrow(/^OPENAI_MODEL: is missing/);
  });

  it.each([
    ['AI_DAILY_BUDGET', '-1'],
    ['AI_DAILY_BUDGET', 'many'],
    ['OPENAI_BASE_URL', 'ftp://example.org'],
    ['MONGODB_URI', 'http://127.0.0.1'],
    ['NATS_URL', '127.0.0.1:4222'],
    ['REDIS_URL', 'http://127.0.0.1'],
    ['INTERNAL_SECRET', 'too short'],
  ])('rejects %s=%s with a sentence that names it', (variable, value) => {
    const attempt = () => load({ [variable]: value });
    expect(attempt).toThrow(ConfigError);
    expect(attempt).toThrow(new RegExp(`^${variable}: `));
  });

  it('does not start without a secret', () => {
    expect(() => loadMessagesConfig({ MONGODB_URI: NEEDED.MONGODB_URI })).toThrow(
      /^INTERNAL_SECRET: is missing/,
    );
  });
});
