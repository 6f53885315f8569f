import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createMemoryCache } from '@selah/service-kit/cache/memory-cache';
import { CLIENT_ADDRESS_HEADER } from '@selah/service-kit/identity/identity';
import { silentLogger } from '@selah/service-kit/logging/logger';
import { aiMessageAnswerSchema } from '@selah/shared/contracts/messages/requests';
import {
  type Behaviour,
  type ChatServer,
  hangs,
  hangsUp,
  refuses,
  says,
  sends,
  startChatServer,
} from '../../../test/chat-server.ts';
import { A_VALID_ANSWER, INVALID_ANSWERS, inForm } from '../../../test/provider-answers.ts';
import { type Circumstances, type RunningMessages, startMessages } from '../../../test/running-messages.ts';

const NOON = Date.UTC(2026, 2, 1, 12);
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

let now = NOON;
let chat: ChatServer;
let messages: RunningMessages | undefined;

beforeAll(async () => {
  chat = await startChatServer();
});
afterEach(async () => {
  await messages?.stop();
  messages = undefined;
  now = NOON;
});
afterAll(() => chat.close());

async function begin({ env, ...rest }: Circumstances = {}): Promise<RunningMessages> {
  messages = await startMessages({
    env: { OPENAI_BASE_URL: chat.baseUrl, OPENAI_MODEL: 'a-model', OPENAI_API_KEY: 'a-key', ...env },
    now: () => now,
    ...rest,
  });
  return messages;
}

const WORRY = { name: 'Ana', question: 'Perdi o emprego e tenho medo do amanhã', language: 'pt' };

/** Asks, expects an answer, and returns whether it came from the provider. */
async function ask(address = '203.0.113.1', worry = WORRY): Promise<'provider' | 'composer'> {
  const answer = await messages?.api.post('/api/ai/message', {
    json: worry,
    headers: { [CLIENT_ADDRESS_HEADER]: address },
  });
  expect(answer?.status).toBe(200);
  const { message } = aiMessageAnswerSchema.parse(answer?.body);
  if (message.includes(A_VALID_ANSWER.sign)) return 'provider';
  expect(message).toContain('Ana');
  return 'composer';
}

/** Concurrent questions, each from a different address. */
async function askFromEverywhere(times: number) {
  const answers = await Promise.all(Array.from({ length: times }, (_, index) => ask(`198.51.100.${index}`)));
  return { byProvider: answers.filter((answer) => answer === 'provider').length };
}

describe('a message from the provider', () => {
  it('is used if a provider is configured', async () => {
    await begin();
    chat.behave(says(A_VALID_ANSWER.text));
    expect(await ask()).toBe('provider');
    expect(JSON.stringify(chat.requests[0]?.body)).toContain('Perdi o emprego');
  });

  it.each<[string, Behaviour]>([
    ['refuses the key', refuses(401)],
    ['has had enough', refuses(429, { headers: { 'retry-after-ms': '1' } })],
    ['fails', refuses(500, { headers: { 'retry-after-ms': '1' } })],
    ['answers with a page', sends(200, 'text/html', '<html></html>')],
    ['talks nonsense', sends(200, 'application/json', '{"ok":tru')],
    ['says nothing', says('')],
    ['never stops talking', says('Paz. '.repeat(100_000))],
    ['hangs up', hangsUp],
    ['hangs', hangs],
    ...Object.entries(INVALID_ANSWERS).map(([what, text]): [string, Behaviour] => [what, says(text)]),
  ])('is replaced by the composer’s when the provider %s', async (_, behaviour) => {
    await begin({ attemptTimeoutMs: 100 });
    chat.behave(behaviour);
    expect(await ask()).toBe('composer');
  });

  it('is not requested a second time if the budget allows only one call', async () => {
    await begin({ env: { AI_DAILY_BUDGET: '1' } });
    chat.behave(refuses(500, { headers: { 'retry-after-ms': '1' } }), says(A_VALID_ANSWER.text));
    expect(await ask()).toBe('composer');
    expect(chat.requests).toHaveLength(1);
  });

  it('is not requested if the worry has signs of distress', async () => {
    await begin();
    chat.behave(says(A_VALID_ANSWER.text));
    expect(await ask('203.0.113.1', { ...WORRY, question: 'Quero morrer' })).toBe('composer');
    expect(chat.requests).toHaveLength(0);
  });

  it('is cancelled if the visitor leaves, which does not count as a failure of the provider', async () => {
    const { api } = await begin();
    chat.behave(hangs);
    for (let visit = 0; visit < 4; visit += 1) {
      const visitor = new AbortController();
      const left = api
        .post('/api/ai/message', { json: WORRY, signal: visitor.signal })
        .catch((error: unknown) => error);
      const request = await chat.received(visit);
      visitor.abort();
      expect(await left).toMatchObject({ name: 'AbortError' });
      await request.abandoned;
    }
    chat.behave(says(A_VALID_ANSWER.text));
    expect(await ask()).toBe('provider');
  });
});

describe('a provider as a second reader', () => {
  const LETTER = A_VALID_ANSWER.text.replace(/\n\nPSALM.*/, '');
  const answerOf = async () =>
    aiMessageAnswerSchema.parse((await messages?.api.post('/api/ai/message', { json: WORRY }))?.body);

  it('writes the letter where it sees no danger', async () => {
    await begin();
    chat.behave(says(inForm('none', LETTER)));
    const answer = await answerOf();
    expect(answer.message).toContain(A_VALID_ANSWER.sign);
    expect(answer.reference).toEqual({ psalm: 46, verses: '1' });
    expect(answer.source).toBe('model');
    expect(answer.message).toMatch(/inteligência artificial; ela não fala em nome de Deus\.$/);
    expect(answer).not.toHaveProperty('support');
  });

  it.each([
    ['life', '188'],
    ['violence', '180'],
  ] as const)(
    'brings reviewed words and numbers in place of its letter where it sees danger: %s',
    async (danger, line) => {
      await begin();
      chat.behave(says(inForm(danger, LETTER)));
      const answer = await answerOf();
      expect(answer.message).not.toContain(A_VALID_ANSWER.sign);
      expect(answer.message).toContain('Ana');
      expect(answer.source).toBe('reviewed');
      expect(answer.support?.lines.map(({ phone }) => phone)).toContain(line);
    },
  );

  it('is heard also if its letter could not be shown', async () => {
    await begin();
    chat.behave(says(inForm('life', '', '')));
    expect(await answerOf()).toHaveProperty('support');
  });

  it('changes nothing if its view cannot be read', async () => {
    await begin();
    chat.behave(says(JSON.stringify({ danger: 'perhaps', message: LETTER })));
    const answer = await answerOf();
    expect(answer.message).not.toContain(A_VALID_ANSWER.sign);
    expect(answer.message).not.toMatch(/inteligência artificial/);
    expect(answer.source).toBe('composer');
    expect(answer).not.toHaveProperty('support');
  });
});

describe('a provider that keeps failing', () => {
  it('is not asked for a minute after three failures, so that nobody waits for it', async () => {
    await begin();
    chat.behave(refuses(401));
    for (let failures = 0; failures < 3; failures += 1) await ask();
    expect(chat.requests).toHaveLength(3);

    chat.behave(says(A_VALID_ANSWER.text));
    expect(await ask()).toBe('composer');
    now += MINUTE_MS;
    expect(await ask()).toBe('provider');
  });
});

describe('Q42 the daily budget', () => {
  it('is never exceeded by concurrent questions, and everyone gets an answer', async () => {
    await begin({ env: { AI_DAILY_BUDGET: '12' } });
    chat.behave(says(A_VALID_ANSWER.text));
    expect(await askFromEverywhere(40)).toEqual({ byProvider: 12 });
    expect(chat.requests).toHaveLength(12);
  });

  it('starts again at midnight UTC', async () => {
    await begin({ env: { AI_DAILY_BUDGET: '3' } });
    chat.behave(says(A_VALID_ANSWER.text));
    expect(await askFromEverywhere(5)).toEqual({ byProvider: 3 });
    now += DAY_MS / 2 - 1;
    expect(await askFromEverywhere(5)).toEqual({ byProvider: 0 });
    now += 1;
    expect(await askFromEverywhere(5)).toEqual({ byProvider: 3 });
  });

  it('cannot be used up by a single address', async () => {
    await begin({ env: { AI_DAILY_BUDGET: '100' } });
    chat.behave(says(A_VALID_ANSWER.text));
    const answers = await Promise.all(Array.from({ length: 15 }, () => ask('203.0.113.7')));
    expect(answers.filter((answer) => answer === 'provider')).toHaveLength(10);
    expect(await ask('203.0.113.8')).toBe('provider');
  });

  it('of zero means that only the composer answers', async () => {
    await begin({ env: { AI_DAILY_BUDGET: '0' } });
    chat.behave(says(A_VALID_ANSWER.text));
    expect(await ask()).toBe('composer');
    expect(chat.requests).toHaveLength(0);
  });

  it('is not used if it cannot be read: the composer answers', async () => {
    const cache = createMemoryCache({ logger: silentLogger() });
    await begin({ cache });
    await cache.close();
    chat.behave(says(A_VALID_ANSWER.text));
    expect(await ask()).toBe('composer');
    expect(chat.requests).toHaveLength(0);
  });
});
