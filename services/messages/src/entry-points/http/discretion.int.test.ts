import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Cache } from '@selah/service-kit/cache/cache';
import { createMemoryCache } from '@selah/service-kit/cache/memory-cache';
import { silentLogger } from '@selah/service-kit/logging/logger';
import { asSiteUser } from '@selah/service-kit/testing/api-driver';
import { recordingLogger } from '@selah/service-kit/testing/recording-logger';
import { aMessageDraft } from '../../../test/a-message-draft.ts';
import { type ChatServer, hangsUp, refuses, says, startChatServer } from '../../../test/chat-server.ts';
import { A_VALID_ANSWER } from '../../../test/provider-answers.ts';
import { type RunningMessages, startMessages } from '../../../test/running-messages.ts';

const SECRET = 'canario-da-pergunta';
const NAME = 'Nome-que-ninguem-pode-ler';

const log = recordingLogger();
const cached: unknown[] = [];
let chat: ChatServer;
let messages: RunningMessages;

/** A cache that records everything it is given. */
function listeningCache(): Cache {
  const cache = createMemoryCache({ logger: silentLogger() });
  return new Proxy(cache, {
    get(target, method: keyof Cache) {
      const call: (...args: never[]) => unknown = target[method];
      return (...args: never[]) => {
        cached.push([method, ...args]);
        return call(...args);
      };
    },
  });
}

beforeAll(async () => {
  chat = await startChatServer();
  messages = await startMessages({
    env: { OPENAI_BASE_URL: chat.baseUrl, OPENAI_MODEL: 'a-model' },
    logger: log.logger,
    cache: listeningCache(),
  });
});
afterAll(async () => {
  await messages.stop();
  await chat.close();
});

const ask = (question: string, headers: Record<string, string> = {}) =>
  messages.api.post('/api/ai/message', { json: { name: NAME, question, language: 'pt' }, headers });

describe('what a visitor writes', () => {
  it('is in no log line and not in the cache, in success and in failure', async () => {
    chat.behave(says(A_VALID_ANSWER.text));
    await ask(`Perdi o emprego ${SECRET}`);
    chat.behave(refuses(400, { quoting: SECRET }));
    await ask(`Perdi o emprego ${SECRET}`);
    chat.behave(says(`{"unfit": "${SECRET}"}`));
    await ask(`Perdi o emprego ${SECRET}`);
    chat.behave(hangsUp);
    await ask(`Perdi o emprego ${SECRET}`);
    await ask(`Quero morrer ${SECRET}`);
    await ask(`${SECRET} `.repeat(100));
    await messages.api.post('/api/ai/message', {
      raw: `{"question":"${SECRET}`,
      headers: { 'content-type': 'application/json' },
    });

    const as = asSiteUser(7);
    const headers = { 'idempotency-key': 'click-1' };
    const json = aMessageDraft({ question: SECRET, name: NAME, message: SECRET });
    await messages.api.post('/api/saved-messages', { as, json, headers });
    await messages.api.post('/api/saved-messages', { as, json: { ...json, name: SECRET }, headers });
    await messages.api.post('/api/saved-messages', { as, json: { ...json, message: SECRET.repeat(1000) } });
    await messages.api.get(`/api/saved-messages/user/7?before=${SECRET}`, { as });

    const lines = log.text();
    expect(lines).toContain('the provider failed');
    expect(cached.length).toBeGreaterThan(0);
    for (const record of [lines, JSON.stringify(cached)]) {
      expect(record).not.toContain(SECRET);
      expect(record).not.toContain(NAME);
    }
  });
});
