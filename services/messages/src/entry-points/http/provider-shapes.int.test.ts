import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TemporaryFolder, temporaryFolder } from '@selah/service-kit/testing/temporary-folder';
import { aiMessageAnswerSchema } from '@selah/shared/contracts/messages/requests';
import { type ChatServer, startChatServer } from '../../../test/chat-server.ts';
import { behavesAs } from '../../../test/contracts/message-provider.contract.ts';
import { judge } from '../../../test/judge-shapes.ts';
import { startMessages } from '../../../test/running-messages.ts';
import { SHAPE_LETTERS } from '../../../test/shape-letters.ts';
import { SHAPES } from '../../../test/shapes.ts';

/** Through the whole service; all the others are tests of the port. */
const DOZEN: readonly (readonly [string, 'pt' | 'en' | 'es' | 'fr'])[] = [
  ['the object alone', 'pt'],
  ['in a fence, with danger', 'en'],
  ['as a JSON string', 'es'],
  ['opening tag eaten, with danger', 'fr'],
  ['used up all of the room', 'pt'],
  ['all channels of gpt-oss', 'en'],
  ['lines in place of the object, with danger', 'es'],
  ['cut every time', 'fr'],
  ['refused in prose', 'pt'],
  ['a stream that nobody asked for', 'en'],
  ['no system role, said with 500', 'es'],
  ['Azure holds the question back for self-harm', 'fr'],
  ['the quota is used up', 'pt'],
];

let folder: TemporaryFolder;
let chat: ChatServer;

beforeAll(async () => {
  folder = await temporaryFolder();
  chat = await startChatServer();
});
afterAll(async () => {
  await chat.close();
  await folder.remove();
});

const service = (model: string, baseUrl = chat.baseUrl) =>
  startMessages({
    databaseFile: join(folder.path, 'selah.sqlite'),
    env: { OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model, AI_DAILY_BUDGET: '1000' },
  });

type Service = Awaited<ReturnType<typeof service>>;

async function ask({ api }: Service, language: 'pt' | 'en' | 'es' | 'fr') {
  const { worry } = SHAPE_LETTERS[language];
  const answer = await api.post('/api/ai/message', { json: { name: 'Ana', question: worry, language } });
  return judge(aiMessageAnswerSchema.parse(answer.body), language);
}

describe('odd answers of models, seen by a visitor', () => {
  it.each(DOZEN)('%s, in %s', async (name, language) => {
    const shape = SHAPES.find((one) => one.name === name);
    if (!shape) throw new Error(`there is no shape “${name}”`);
    chat.behave(behavesAs(shape, language));
    const messages = await service(name);
    try {
      expect(await ask(messages, language)).toBe(shape.expect);
    } finally {
      await messages.stop();
    }
  });
});

describe('what was learned of an endpoint', () => {
  const shapeOf = (name: string) => SHAPES.find((one) => one.name === name);
  const NO_SCHEMA = shapeOf('no schema, JSON mode alone');

  async function callsOf(model: string, baseUrl?: string): Promise<number> {
    if (NO_SCHEMA) chat.behave(behavesAs(NO_SCHEMA, 'pt'));
    const messages = await service(model, baseUrl);
    try {
      expect(await ask(messages, 'pt')).toBe('letter');
      return chat.requests.length;
    } finally {
      await messages.stop();
    }
  }

  it('is remembered over a restart, and learned again for another model or address', async () => {
    expect(await callsOf('one')).toBe(2);
    expect(await callsOf('one')).toBe(1);
    expect(await callsOf('two')).toBe(2);
    expect(await callsOf('two', chat.baseUrl.replace('/v1', ''))).toBe(2);
  });
});
