import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { standStill } from '@selah/service-kit/testing/stand-still';
import {
  type Behaviour,
  type ChatServer,
  eventsOf,
  hangs,
  hangsUp,
  refuses,
  says,
  sends,
  stallsHalfWay,
  startChatServer,
  streams,
  writes,
} from '../../../test/chat-server.ts';
import { ProviderFailure } from '../../domain/ports.ts';
import { createInMemoryProviderMemory } from '../in-memory/in-memory-provider-memory.ts';
import { createOpenAiProvider, type OpenAiOptions } from './openai-provider.ts';
import { PROVIDER_ANSWER_SCHEMA } from './provider-answer-form.ts';

const PROMPT = { system: 'Write kindly.', user: 'Ana: I lost my job and I am afraid' };
const NEVER = new AbortController().signal;

let server: ChatServer;

beforeAll(async () => {
  server = await startChatServer();
});
afterAll(() => server.close());

const ALLOWED = async () => true;

function provider(options: Partial<OpenAiOptions> = {}, memory = createInMemoryProviderMemory()) {
  return createOpenAiProvider(
    {
      apiKey: 'a-key',
      baseUrl: server.baseUrl,
      model: 'a-model',
      attemptTimeoutMs: 10_000,
      deadlineMs: 20_000,
      loadTimeMs: 2_000,
      maxOutputTokens: 321,
      ...options,
    },
    memory,
  );
}

async function failure(options: Partial<OpenAiOptions> = {}, signal = NEVER): Promise<ProviderFailure> {
  const outcome = await provider(options)
    .answer(PROMPT, signal, ALLOWED)
    .catch((error: unknown) => error);
  expect(outcome).toBeInstanceOf(ProviderFailure);
  return outcome as ProviderFailure;
}

describe('an OpenAI-compatible provider', () => {
  it('requests one chat completion, with the key, the model and a limit on the answer’s length', async () => {
    server.behave(says('Peace to you.'));
    expect(await provider().answer(PROMPT, NEVER, ALLOWED)).toMatchObject({
      danger: [],
      letter: { text: 'Peace to you.' },
    });
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]).toMatchObject({
      path: '/v1/chat/completions',
      authorization: 'Bearer a-key',
      body: {
        model: 'a-model',
        max_tokens: 321,
        messages: [
          { role: 'system', content: PROMPT.system },
          { role: 'user', content: PROMPT.user },
        ],
        response_format: {
          type: 'json_schema',
          json_schema: { name: 'letter', strict: true, schema: PROVIDER_ANSWER_SCHEMA },
        },
      },
    });
  });

  it.each([400, 422])(
    'asks without the form, now and from then on, where it is refused with %i',
    async (status) => {
      server.behave(refuses(status), says('Peace to you.'));
      const asked = provider();
      expect(await asked.answer(PROMPT, NEVER, ALLOWED)).toMatchObject({
        danger: [],
        letter: { text: 'Peace to you.' },
      });
      expect(await asked.answer(PROMPT, NEVER, ALLOWED)).toMatchObject({
        danger: [],
        letter: { text: 'Peace to you.' },
      });
      expect(server.requests.map(({ body }) => 'response_format' in body)).toEqual([true, false, false]);
    },
  );

  it('asks with the form again where the question was refused for another reason', async () => {
    server.behave(refuses(400), refuses(400), says('Peace to you.'));
    const asked = provider();
    await expect(asked.answer(PROMPT, NEVER, ALLOWED)).rejects.toMatchObject({ reason: 'refused' });
    expect(await asked.answer(PROMPT, NEVER, ALLOWED)).toMatchObject({
      danger: [],
      letter: { text: 'Peace to you.' },
    });
    expect(server.requests.map(({ body }) => 'response_format' in body)).toEqual([true, false, true]);
  });

  it.each([429, 500, 503])('retries once after a %i and uses the second answer', async (status) => {
    server.behave(refuses(status, { headers: { 'retry-after-ms': '1' } }), says('Here I am.'));
    expect(await provider().answer(PROMPT, NEVER, ALLOWED)).toMatchObject({
      danger: [],
      letter: { text: 'Here I am.' },
    });
    expect(server.requests).toHaveLength(2);
  });

  it('makes no second call unless it is allowed, since it costs as much as the first', async () => {
    server.behave(refuses(500, { headers: { 'retry-after-ms': '1' } }), says('Here I am.'));
    const outcome = provider().answer(PROMPT, NEVER, async () => false);
    await expect(outcome).rejects.toMatchObject({ reason: 'no_answer' });
    expect(server.requests).toHaveLength(1);
  });

  it('does not ask a second time without the form unless that is allowed', async () => {
    server.behave(refuses(400), says('Here I am.'));
    const outcome = provider().answer(PROMPT, NEVER, async () => false);
    await expect(outcome).rejects.toMatchObject({ reason: 'no_answer' });
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    [401, 1],
    [404, 1],
    [429, 2],
    [500, 2],
  ])('gives up on a lasting %i after %i attempts', async (status, attempts) => {
    server.behave(refuses(status, { headers: { 'retry-after-ms': '1' } }));
    expect(await failure()).toMatchObject({ reason: 'refused', status });
    expect(server.requests).toHaveLength(attempts);
  });

  it('does not include the text of an error answer', async () => {
    server.behave(refuses(400, { quoting: PROMPT.user }));
    const error = await failure();
    expect(`${error.stack} ${JSON.stringify(error)} ${error.cause}`).not.toContain('lost my job');
  });

  it.each<[string, Behaviour]>([
    ['a page', sends(200, 'text/html', '<html><body>Sign in to the wireless network</body></html>')],
    ['text that is not JSON', sends(200, 'application/json', '{"choices": [')],
    ['JSON of another shape', sends(200, 'application/json', '{"answer": "Peace"}')],
    ['no choice', sends(200, 'application/json', '{"choices": []}')],
    ['an empty message', says('')],
    ['an object of another form', says('{"message":"Peace"}')],
    ['an object that is cut off', says('{"danger":"none","message":"Peace')],
    ['nothing', sends(200, 'application/json', '')],
    ['more than any message needs', says('Peace. '.repeat(100_000))],
  ])('calls %s unreadable', async (_, behaviour) => {
    server.behave(behaviour);
    expect(await failure()).toMatchObject({ reason: 'unreadable' });
  });

  it('reports no answer if the server closes the connection', async () => {
    server.behave(hangsUp);
    expect(await failure()).toMatchObject({ reason: 'no_answer' });
  });

  it.each<[string, Behaviour]>([
    ['says nothing', hangs],
    ['stops in the middle', stallsHalfWay],
  ])('stops waiting for a server that %s', async (_, behaviour) => {
    server.behave(behaviour);
    expect(await failure({ attemptTimeoutMs: 50 })).toMatchObject({ reason: 'no_answer' });
  });

  it('applies one deadline to all attempts, also if the server sends Retry-After', async () => {
    server.behave(refuses(429, { headers: { 'retry-after': '50' } }));
    expect(await failure({ deadlineMs: 100 })).toMatchObject({ reason: 'no_answer' });
    expect(server.requests).toHaveLength(1);
  });

  it('takes an answer that arrived while this process stood still', async () => {
    server.behave(says('Peace to you.'));
    const answer = provider({ attemptTimeoutMs: 1_000, deadlineMs: 1_000 }).answer(PROMPT, NEVER, ALLOWED);
    standStill(1_200);
    expect(await answer).toMatchObject({ letter: { text: 'Peace to you.' } });
    expect(server.requests).toHaveLength(1);
  });

  it('lets a model load in the background, asks nothing meanwhile, and uses it afterwards', async () => {
    const loaded = Promise.withResolvers<void>();
    server.behave(
      (...given) => void loaded.promise.then(() => says('Late.')(...given)),
      says('Peace to you.'),
    );
    const asked = provider({ attemptTimeoutMs: 50 });
    const request = server.received(0);
    await expect(asked.answer(PROMPT, NEVER, ALLOWED)).rejects.toMatchObject({ reason: 'no_answer' });
    const { abandoned } = await request;
    await expect(asked.answer(PROMPT, NEVER, ALLOWED)).rejects.toMatchObject({ reason: 'loading' });
    expect(server.requests).toHaveLength(1);
    loaded.resolve();
    await abandoned;
    let answer: unknown;
    for (let tries = 0; !answer && tries < 100; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      answer = await asked.answer(PROMPT, NEVER, ALLOWED).catch(() => undefined);
    }
    expect(answer).toMatchObject({ letter: { text: 'Peace to you.' } });
  });

  it('does not ask again where the account is used up', async () => {
    server.behave(sends(429, 'application/json', '{"error":{"code":"insufficient_quota"}}'));
    expect(await failure()).toMatchObject({ reason: 'spent', status: 429 });
    expect(server.requests).toHaveLength(1);
  });

  it('finds the address behind a base address without /v1, once', async () => {
    const right = says('Peace to you.');
    server.behave((response, request, received) => {
      const isRight = received.path === '/gateway/v1/chat/completions';
      (isRight ? right : sends(404, 'text/plain', 'Not found'))(response, request, received);
    });
    const asked = provider({ baseUrl: server.baseUrl.replace('/v1', '/gateway') });
    for (let question = 0; question < 2; question += 1)
      expect(await asked.answer(PROMPT, NEVER, ALLOWED)).toMatchObject({
        notes: expect.arrayContaining(['address_mended']),
      });
    expect(server.requests).toHaveLength(3);
  });

  it('takes an error of the server’s own for a refusal only the second time', async () => {
    const fails = refuses(500, { headers: { 'retry-after-ms': '1' } });
    server.behave(fails, says('One.'), fails, says('Two.'), says('Three.'));
    const asked = provider();
    for (let question = 0; question < 3; question += 1) await asked.answer(PROMPT, NEVER, ALLOWED);
    expect(server.requests.map(({ body }) => 'response_format' in body)).toEqual([
      true,
      false,
      true,
      false,
      false,
    ]);
  });

  it('answers also where nothing can be remembered', async () => {
    const broken = { recall: () => Promise.reject(new Error()), keep: () => Promise.reject(new Error()) };
    server.behave(refuses(400), says('Peace to you.'));
    expect(await provider({}, broken).answer(PROMPT, NEVER, ALLOWED)).toMatchObject({ danger: [] });
  });

  describe('whose answer is followed while it is written', () => {
    const FIRST_LINE = 'Ana, it is hard to rest when so much is uncertain.';
    const OBJECT = `{"danger":"none","psalm":"46:1","message":"${FIRST_LINE}\\n\\nRest today. Peace."}`;

    it('gives drafts on before it is whole, of bytes that are cut within a sign', async () => {
      const stream = writes();
      server.behave(stream.behaviour);
      const first = Promise.withResolvers<string>();
      const answer = provider().answer(PROMPT, NEVER, ALLOWED, ({ message }) => first.resolve(message));
      stream.write(OBJECT.slice(0, -12));
      expect(await first.promise).toContain(FIRST_LINE);
      stream.write(OBJECT.slice(-12));
      stream.end();
      expect(await answer).toMatchObject({
        danger: [],
        letter: { text: `${FIRST_LINE}\n\nRest today. Peace.` },
      });
      expect(server.requests.map(({ body }) => body.stream)).toEqual([true]);
    });

    it('asks for no stream where nobody wants drafts', async () => {
      server.behave(says(OBJECT));
      await provider().answer(PROMPT, NEVER, ALLOWED);
      expect(server.requests.map(({ body }) => body.stream)).toEqual([false]);
    });

    it('reads a whole answer where the endpoint sends one all the same', async () => {
      server.behave(says(OBJECT));
      const drafts: string[] = [];
      const answer = await provider().answer(PROMPT, NEVER, ALLOWED, ({ message }) => drafts.push(message));
      expect(answer.letter?.text).toContain(FIRST_LINE);
      expect(drafts).toEqual([]);
    });

    it.each([
      [400, 'Streaming is not supported for this model.'],
      [400, 'Unsupported value: stream does not support true with this model.'],
      [422, 'Unrecognized request argument supplied: stream'],
      [501, 'stream: not implemented'],
    ])('asks without a stream from then on where it is refused: %i %s', async (status, message) => {
      server.behave(sends(status, 'application/json', JSON.stringify({ error: { message } })), says(OBJECT));
      const asked = provider();
      for (let question = 0; question < 2; question += 1)
        expect((await asked.answer(PROMPT, NEVER, ALLOWED, () => {})).letter?.text).toContain(FIRST_LINE);
      expect(server.requests.map(({ body }) => body.stream)).toEqual([true, false, false]);
      expect(server.requests.every(({ body }) => 'response_format' in body)).toBe(true);
    });

    it('learns nothing of streams from an error that quotes the request', async () => {
      const error = 'response_format is not supported, in {"stream": true, "response_format": {}}';
      server.behave(
        sends(400, 'application/json', JSON.stringify({ error: { message: error } })),
        says(OBJECT),
      );
      await provider().answer(PROMPT, NEVER, ALLOWED, () => {});
      expect(server.requests.map(({ body }) => body.stream)).toEqual([true, true]);
    });

    it('keeps a danger that comes late', async () => {
      server.behave(streams(OBJECT, '\n{"danger":"life","psalm":"","message":""}'));
      expect(await provider().answer(PROMPT, NEVER, ALLOWED, () => {})).toMatchObject({
        danger: ['suicide'],
      });
    });

    it('has no letter where the stream breaks', async () => {
      const stream = eventsOf([OBJECT]).join('');
      server.behave((response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write(stream.slice(0, -40), () => {
          response.destroy();
        });
      });
      const outcome = provider().answer(
        PROMPT,
        NEVER,
        async () => false,
        () => {},
      );
      await expect(outcome).rejects.toMatchObject({ reason: 'no_answer' });
    });
  });

  describe('if the visitor leaves', () => {
    const visitor = new AbortController();
    afterEach(() => visitor.abort());

    it('closes the connection, so that nothing more is generated and paid', async () => {
      server.behave(hangs);
      const failed = failure({}, visitor.signal);
      const request = await server.received(0);
      visitor.abort();
      expect(await failed).toMatchObject({ reason: 'aborted' });
      await request.abandoned;
      expect(server.requests).toHaveLength(1);
    });
  });
});
