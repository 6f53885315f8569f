import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { asAdmin, asSiteUser } from '@selah/service-kit/testing/api-driver';
import { modelTestSchema } from '@selah/shared/contracts/messages/model-test';
import { type ChatServer, refuses, says, sends, startChatServer } from '../../../test/chat-server.ts';
import { inForm } from '../../../test/provider-answers.ts';
import { type RunningMessages, startMessages } from '../../../test/running-messages.ts';
import { SHAPE_LETTERS } from '../../../test/shape-letters.ts';

let chat: ChatServer;
let messages: RunningMessages | undefined;

beforeAll(async () => {
  chat = await startChatServer();
});
afterEach(async () => messages?.stop());
afterAll(() => chat.close());

async function begin(env: Record<string, string> = { OPENAI_BASE_URL: chat.baseUrl, OPENAI_MODEL: 'm' }) {
  messages = await startMessages({ env });
}

async function test() {
  const answer = await messages?.api.post('/api/admin/test-model', { as: asAdmin });
  expect(answer?.status).toBe(200);
  return modelTestSchema.strict().parse(answer?.body);
}

const LETTER = SHAPE_LETTERS.pt.letter;

describe('the test of the model', () => {
  it('shows the letter, what was odd and learned, and what it cost', async () => {
    await begin();
    chat.behave(
      sends(400, 'application/json', '{"error":{"message":"This response_format type is unavailable now"}}'),
      says(`<think>Hm.</think>${inForm('none', LETTER)}`),
    );
    const result = await test();
    expect(result).toMatchObject({ outcome: 'letter', calls: 2, tokens: 20 });
    expect(result.letter).toContain(SHAPE_LETTERS.pt.sign);
    expect(result.notes).toEqual(['thinks_aloud', 'without_schema']);
  });

  it.each([
    ['danger', says(inForm('life', ''))],
    ['not_shown', says(inForm('none', 'Paz.'))],
  ] as const)('says that its letter would not be shown: %s', async (outcome, behaviour) => {
    await begin();
    chat.behave(behaviour);
    const result = await test();
    expect(result).toMatchObject({ outcome, calls: 1 });
    expect(result).not.toHaveProperty('letter');
  });

  it('names why there is no answer, without the words of the error', async () => {
    await begin();
    chat.behave(refuses(401, { quoting: 'a secret' }));
    expect(await test()).toMatchObject({ outcome: 'failed', failure: 'refused', status: 401, calls: 1 });
    chat.behave(refuses(402));
    expect(await test()).toMatchObject({ outcome: 'failed', failure: 'spent' });
  });

  it('takes its calls from the answers of the day', async () => {
    await begin({ OPENAI_BASE_URL: chat.baseUrl, OPENAI_MODEL: 'm', AI_DAILY_BUDGET: '1' });
    chat.behave(says(inForm('none', LETTER)));
    expect(await test()).toMatchObject({ outcome: 'letter' });
    expect(await test()).toMatchObject({ outcome: 'failed', failure: 'budget', calls: 0 });
    expect(chat.requests).toHaveLength(1);
  });

  it('says that no provider is set up', async () => {
    await begin({});
    expect(await test()).toMatchObject({ outcome: 'off', calls: 0 });
  });

  it('is for the administrator alone', async () => {
    await begin();
    expect((await messages?.api.post('/api/admin/test-model'))?.status).toBe(401);
    expect((await messages?.api.post('/api/admin/test-model', { as: asSiteUser(7) }))?.status).toBe(401);
  });
});
