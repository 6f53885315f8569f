import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@selah/shared/contracts/languages';
import { type AiMessageAnswer, aiMessageAnswerSchema } from '@selah/shared/contracts/messages/requests';
import {
  type ChatServer,
  eventsOf,
  refuses,
  says,
  sends,
  startChatServer,
  streams,
  writes,
} from '../../../test/chat-server.ts';
import { type Follower, followLetter } from '../../../test/follow-letter.ts';
import { hostileStream } from '../../../test/hostile-streams.ts';
import { inForm } from '../../../test/provider-answers.ts';
import { type RunningMessages, startMessages } from '../../../test/running-messages.ts';
import { seededRandom } from '../../../test/seeded-random.ts';
import { SHAPE_LETTERS } from '../../../test/shape-letters.ts';

const { letter, worry } = SHAPE_LETTERS.pt;
const QUESTION = { name: 'Ana', question: worry, language: 'pt' };
const OBJECT = inForm('none', letter);
const FIRST = 'Ana, perder o trabalho mexe com tudo: com as contas, com os dias e com o sono.';
const afterFirstLine = OBJECT.indexOf('O Salmo') + 3;

let chat: ChatServer;
let messages: RunningMessages;
let followers: Follower[] = [];

beforeAll(async () => {
  chat = await startChatServer();
  messages = await startMessages({
    env: { OPENAI_BASE_URL: chat.baseUrl, OPENAI_MODEL: 'a-model', AI_DAILY_BUDGET: '100000' },
  });
});
afterEach(() => {
  for (const follower of followers) follower.leave();
  followers = [];
});
afterAll(async () => {
  await messages.stop();
  await chat.close();
});

async function follow(key?: string, question: object = QUESTION): Promise<Follower> {
  const follower = await followLetter(messages.url, question, key);
  followers.push(follower);
  return follower;
}

async function asJson(key?: string, question: object = QUESTION): Promise<AiMessageAnswer> {
  const headers = key ? { 'idempotency-key': key } : {};
  const { body } = await messages.api.post('/api/ai/message', { json: question, headers });
  return aiMessageAnswerSchema.parse(body);
}

describe('a letter that is followed while it is written', () => {
  it('comes sentence by sentence while the provider still writes, and ends in the same JSON', async () => {
    const stream = writes();
    chat.behave(stream.behaviour);
    const follower = await follow('key-of-sentences');
    expect(follower.headers.get('content-type')).toContain('text/event-stream');
    expect(follower.headers.get('cache-control')).toContain('no-store');
    expect(follower.headers.get('x-accel-buffering')).toBe('no');
    await chat.received(0);
    stream.write(OBJECT.slice(0, afterFirstLine));
    const ended = performance.now();
    expect(await follower.draft(1)).toContain(FIRST);
    expect(performance.now() - ended).toBeLessThan(300);
    expect(follower.ended).toBe(false);
    stream.write(OBJECT.slice(afterFirstLine));
    stream.end();
    const answer = aiMessageAnswerSchema.parse(await follower.answer);
    expect(answer).toMatchObject({ source: 'model' });
    for (const draft of follower.drafts) expect(answer.message.startsWith(draft)).toBe(true);
    expect(await asJson('key-of-sentences')).toEqual(answer);
    expect(chat.requests).toHaveLength(1);
  });

  it('has only an answer where the composer writes', async () => {
    chat.behave(refuses(401));
    const follower = await follow();
    expect(await follower.answer).toMatchObject({ source: 'composer' });
    expect(follower.drafts).toEqual([]);
  });

  it('shows nothing of a danger that the worry says, and asks nobody', async () => {
    chat.behave(streams(OBJECT));
    const follower = await follow(undefined, { ...QUESTION, question: 'Eu quero me matar hoje' });
    expect(await follower.answer).toMatchObject({ source: 'reviewed', support: {} });
    expect(follower.drafts).toEqual([]);
    expect(chat.requests).toHaveLength(0);
  });

  it('shows nothing where the model sees danger first', async () => {
    chat.behave(streams(...(inForm('life', letter).match(/[\s\S]{1,9}/gu) ?? [])));
    const follower = await follow();
    expect(await follower.answer).toMatchObject({ source: 'reviewed', support: {} });
    expect(follower.drafts).toEqual([]);
  });

  it('is replaced by help where the danger comes late', async () => {
    const stream = writes();
    chat.behave(stream.behaviour);
    const follower = await follow();
    stream.write(OBJECT);
    await follower.draft(1);
    stream.write('{"danger":"life","psalm":"","message":""}');
    stream.end();
    const answer = aiMessageAnswerSchema.parse(await follower.answer);
    expect(answer).toMatchObject({ source: 'reviewed', support: {} });
    expect(answer.message).not.toContain(FIRST);
  });

  it.each([
    ['a whole answer in place of a stream', says(OBJECT)],
    [
      'a whole answer, called a stream',
      sends(200, 'text/event-stream', eventsOf([OBJECT]).join('').replaceAll('\n\n', '\n')),
    ],
  ])('works as without events where the endpoint sends %s', async (_, behaviour) => {
    chat.behave(behaviour);
    expect(await (await follow()).answer).toMatchObject({ source: 'model' });
  });

  it('tells bad input as without events', async () => {
    const follower = await follow(undefined, { ...QUESTION, question: '' });
    expect(follower.status).toBe(400);
    expect(follower.headers.get('content-type')).toContain('json');
    expect((await follow('no spaces allowed')).status).toBe(400);
  });
});

describe('a visitor who leaves and comes back with the same key', () => {
  it('gets the same letter at every place where the connection breaks, for one call', async () => {
    const random = seededRandom(7);
    for (let cut = 1; cut < OBJECT.length; cut += 15 + Math.floor(random() * 20)) {
      const stream = writes();
      chat.behave(stream.behaviour);
      const key = `cut-at-${cut}`;
      const before = await follow(key);
      await chat.received(0);
      stream.write(OBJECT.slice(0, cut));
      if (cut > afterFirstLine) await before.draft(1);
      before.leave();
      stream.write(OBJECT.slice(cut));
      const after = await follow(key);
      stream.end();
      const answer = aiMessageAnswerSchema.parse(await after.answer);
      expect(answer.message).toContain(letter);
      expect((await asJson(key)).message).toBe(answer.message);
      expect(chat.requests).toHaveLength(1);
    }
  });

  it('joins also without events, and with another question asks again', async () => {
    chat.behave(streams(OBJECT));
    const [one, other] = await Promise.all([asJson('joined'), asJson('joined')]);
    expect(one).toEqual(other);
    expect(chat.requests).toHaveLength(1);
    await asJson('joined', { ...QUESTION, name: 'Rui' });
    expect(chat.requests).toHaveLength(2);
  });

  it('does not let a call go on that nobody can come back to', async () => {
    const stream = writes();
    chat.behave(stream.behaviour);
    const follower = await follow();
    const { abandoned } = await chat.received(0);
    follower.leave();
    await abandoned;
  });
});

describe('hostile streams', () => {
  it('show nothing that is forbidden, over HTTP', async () => {
    const random = seededRandom(5);
    let drafts = 0;
    for (let index = 0; index < 40; index += 1) {
      const language = LANGUAGES[index % LANGUAGES.length] ?? 'pt';
      const { forbidden, pieces } = hostileStream(language, random);
      chat.behave(async (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        for (const piece of pieces) if (!response.write(piece)) await once(response, 'drain');
        response.end();
      });
      const follower = await follow(undefined, {
        name: 'Ana',
        question: SHAPE_LETTERS[language].worry,
        language,
      });
      // Danger counts wherever the model names it.
      const source = forbidden.includes('danger') ? 'reviewed' : 'composer';
      expect(await follower.answer).toMatchObject({ source });
      for (const draft of follower.drafts) expect(draft).not.toContain(forbidden);
      drafts += follower.drafts.length;
    }
    expect(drafts).toBeGreaterThan(80);
  });
});
