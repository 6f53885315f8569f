import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { asAdmin, asSiteUser } from '@selah/service-kit/testing/api-driver';
import { LANGUAGES, type Language } from '@selah/shared/contracts/languages';
import { PSALM_NUMBERINGS } from '@selah/shared/contracts/messages/psalters';
import { aiMessageAnswerSchema, savedMessageSchema } from '@selah/shared/contracts/messages/requests';
import { aPsalter } from '../../../test/a-psalter.ts';
import { type ChatServer, says, startChatServer } from '../../../test/chat-server.ts';
import { A_VALID_ANSWER } from '../../../test/provider-answers.ts';
import { toUsfm } from '../../../test/psalter-files.ts';
import { type RunningMessages, startMessages } from '../../../test/running-messages.ts';
import { quotePassage } from '../../domain/psalms/psalter.ts';

const NAMED = new URLSearchParams({ edition: 'Edição de Teste', licence: 'Domínio público' });
const CREDIT = { edition: 'Edição de Teste', licence: 'Domínio público' };

let chat: ChatServer;
let messages: RunningMessages;

beforeAll(async () => {
  chat = await startChatServer();
});
afterAll(() => chat.close());

async function importPsalter(psalter: ReturnType<typeof aPsalter>) {
  const call = { as: asAdmin, raw: toUsfm(psalter), headers: { 'content-type': 'text/x-usfm' } };
  expect((await messages.api.put(`/api/psalters/${psalter.language}?${NAMED}`, call)).status).toBe(200);
}

async function ask(question: string, language: Language = 'pt') {
  const json = { name: 'Ana', question, language };
  return aiMessageAnswerSchema.parse((await messages.api.post('/api/ai/message', { json })).body);
}

function printed(psalter: ReturnType<typeof aPsalter>, psalm: number, verses: string) {
  const [from = 0, to = from] = verses.split('-').map(Number);
  return quotePassage(psalter, psalm, { from, to })?.text;
}

describe('letters that are composed', () => {
  beforeAll(async () => {
    messages = await startMessages();
  });
  afterAll(() => messages.stop());

  it.each(LANGUAGES)('name their Psalm as before without an edition, in %s', async (language) => {
    const answer = await ask('?', language);
    expect(answer.reference).toBeDefined();
    expect(answer).not.toHaveProperty('verse');
  });

  it.each(PSALM_NUMBERINGS)('quote the verse that they name, in %s numbering', async (numbering) => {
    const psalter = aPsalter({ language: 'es', numbering });
    await importPsalter(psalter);
    for (let times = 0; times < 20; times += 1) {
      const { message, reference, verse } = await ask('Perdí mi trabajo', 'es');
      expect(verse).toMatchObject({ ...reference, ...CREDIT });
      expect(message).toContain(`Salmo ${verse?.psalm}:${verse?.verses}`);
      expect(verse?.text).toBe(printed(psalter, verse?.psalm ?? 0, verse?.verses ?? ''));
    }
  });

  it('in danger quote shelter, and only name the verse in which somebody is drowning', async () => {
    const psalter = aPsalter({ language: 'pt' });
    await importPsalter(psalter);
    const seen = new Set<boolean>();
    for (let times = 0; times < 100; times += 1) {
      const { reference, verse, support } = await ask('Quero morrer');
      expect(support).toBeDefined();
      expect(verse === undefined).toBe(reference?.psalm === 69);
      seen.add(verse === undefined);
    }
    expect(seen).toEqual(new Set([true, false]));
  });

  it('are saved with the words of the edition, whatever the caller sends', async () => {
    const psalter = aPsalter({ language: 'fr', numbering: 'hebrew' });
    await importPsalter(psalter);
    const letter = { userId: 7, name: 'Ana', question: 'Pourquoi ?', message: 'Chère Ana…', language: 'fr' };
    const save = async (verse?: object) => {
      const json = { ...letter, ...(verse && { verse }) };
      const saved = await messages.api.post('/api/saved-messages', { as: asSiteUser(7), json });
      return savedMessageSchema.parse(saved.body);
    };
    const expected = { psalm: 23, verses: '1', text: printed(psalter, 23, '1'), ...CREDIT };
    const saved = await save({ psalm: 23, verses: '1', text: 'Invented', edition: 'Invented', licence: 'x' });
    expect(saved.verse).toEqual(expected);
    expect(await save()).not.toHaveProperty('verse');
    expect(await save({ psalm: 23, verses: '99' })).not.toHaveProperty('verse');

    // What is saved stays when the edition is taken back.
    await messages.api.delete('/api/psalters/fr', { as: asAdmin });
    const listed = await messages.api.get('/api/saved-messages/user/7', { as: asSiteUser(7) });
    expect((listed.body as unknown[]).at(-1)).toMatchObject({ verse: expected });
    expect(await ask('J’ai peur', 'fr')).not.toHaveProperty('verse');
  });
});

describe('letters of a provider', () => {
  const psalter = aPsalter({ language: 'pt', numbering: 'greek' });
  const exact = psalter.psalms[44]?.verses[1] ?? '';

  beforeEach(async () => {
    messages = await startMessages({
      env: { OPENAI_BASE_URL: chat.baseUrl, OPENAI_MODEL: 'a-model', OPENAI_API_KEY: 'a-key' },
    });
  });
  afterEach(() => messages.stop());

  const withSentence = (sentence: string) =>
    A_VALID_ANSWER.text.replace('\n\nPSALM', ` ${sentence}\n\nPSALM`);

  it('only name the reference; its words are put in here', async () => {
    await importPsalter(psalter);
    chat.behave(says(A_VALID_ANSWER.text));
    const answer = await ask('Perdi o emprego');
    expect(answer.message).toContain(A_VALID_ANSWER.sign);
    expect(answer.reference).toEqual({ psalm: 46, verses: '1' });
    expect(answer.verse).toEqual({ psalm: 46, verses: '1', text: printed(psalter, 46, '1'), ...CREDIT });
    expect(JSON.stringify(chat.requests.at(-1)?.body)).toContain('as the Vulgate does');
  });

  it('lose the sentences with quotations that are not exact, and keep those that are', async () => {
    await importPsalter(psalter);
    chat.behave(says(withSentence('Ele diz: “Deus é o nosso refúgio e a nossa força”.')));
    expect((await ask('Perdi o emprego')).message).not.toContain('refúgio');
    chat.behave(says(withSentence(`Ele diz: “${exact}”`)));
    expect((await ask('Perdi o emprego')).message).toContain(exact);
  });

  it('are as before without an edition', async () => {
    chat.behave(says(withSentence('Ele diz: “Deus é o nosso refúgio e a nossa força”.')));
    const answer = await ask('Perdi o emprego');
    expect(answer.message).toContain('“Deus é o nosso refúgio e a nossa força”');
    expect(answer).not.toHaveProperty('verse');
    expect(JSON.stringify(chat.requests.at(-1)?.body)).not.toContain('Vulgate');
  });
});
