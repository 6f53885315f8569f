import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Answer, asSiteUser, type Call } from '@selah/service-kit/testing/api-driver';
import { aiMessageAnswerSchema } from '@selah/shared/contracts/messages/requests';
import { problemSchema } from '@selah/shared/contracts/problem';
import { aMessageDraft } from '../../../test/a-message-draft.ts';
import { type RunningMessages, startMessages } from '../../../test/running-messages.ts';

let messages: RunningMessages;

beforeAll(async () => {
  messages = await startMessages();
});
afterAll(() => messages.stop());

function expectProblem(answer: Answer, status: number, code: string): void {
  expect({ status: answer.status, body: problemSchema.parse(answer.body) }).toMatchObject({
    status,
    body: { code },
  });
}

const JSON_TYPE = { 'content-type': 'application/json' };
const QUESTION = { name: 'Ana', question: 'Tenho medo do amanhã', language: 'pt' };

/** Bodies that every endpoint with a JSON body rejects. */
const BROKEN_BODIES: [string, Call, number, string][] = [
  ['no body', {}, 400, 'invalid_input'],
  ['a list', { json: [] }, 400, 'invalid_input'],
  ['null', { json: null }, 400, 'invalid_input'],
  ['JSON that breaks off', { raw: '{"name":"Ana"', headers: JSON_TYPE }, 400, 'malformed_body'],
  ['a form', { raw: new URLSearchParams(QUESTION).toString() }, 415, 'unsupported_media_type'],
  ['a body of a megabyte', { raw: ' '.repeat(2 ** 20), headers: JSON_TYPE }, 413, 'body_too_large'],
];

describe('asking with invalid input', () => {
  it.each<[string, Call, number, string]>([
    ...BROKEN_BODIES,
    ['an unknown language', { json: { ...QUESTION, language: 'de' } }, 400, 'unsupported_language'],
    [
      'an operator as language',
      { json: { ...QUESTION, language: { $ne: '' } } },
      400,
      'unsupported_language',
    ],
    ['an operator as name', { json: { ...QUESTION, name: { $ne: '' } } }, 400, 'invalid_input'],
    ['an operator as question', { json: { ...QUESTION, question: { $gt: '' } } }, 400, 'invalid_input'],
    ['a number as name', { json: { ...QUESTION, name: 7 } }, 400, 'invalid_input'],
    ['a blank name', { json: { ...QUESTION, name: ' \t\n ' } }, 400, 'invalid_input'],
    ['a blank question', { json: { ...QUESTION, question: '' } }, 400, 'invalid_input'],
    ['an invisible name', { json: { ...QUESTION, name: '\u0000\u200b\u202e' } }, 400, 'invalid_input'],
    ['an invisible question', { json: { ...QUESTION, question: '\u3164 \u2800' } }, 400, 'invalid_input'],
    ['Q42 a name of 81 characters', { json: { ...QUESTION, name: 'a'.repeat(81) } }, 400, 'invalid_input'],
    ['Q42 a question of 1001', { json: { ...QUESTION, question: 'a'.repeat(1001) } }, 400, 'invalid_input'],
  ])('answers %s with a 4xx', async (_, call, status, code) => {
    expectProblem(await messages.api.post('/api/ai/message', call), status, code);
  });

  it('Q42 answers a name of 80 and a question of 1000 characters', async () => {
    const json = { name: 'a'.repeat(80), question: 'medo '.repeat(200), language: 'pt' };
    const { status, body } = await messages.api.post('/api/ai/message', { json });
    expect(status).toBe(200);
    expect(aiMessageAnswerSchema.parse(body).message).not.toBe('');
  });

  it('answers what was pasted from Word, a PDF and a contact, and greets by the name without its marks', async () => {
    const json = {
      name: '\u202eAna\u0000 \u200b',
      question: 'Tenho medo\u000bdo amanh\u0061\u0303\u000c\ud83d',
    };
    const { status, body } = await messages.api.post('/api/ai/message', { json });
    expect(status).toBe(200);
    const { message } = aiMessageAnswerSchema.parse(body);
    expect(message).toMatch(/\bAna\b/);
    expect(message).not.toMatch(/[\u200b\u202e]/);
  });

  it.each([
    ['pt', 'Campo obrigatório'],
    ['en', 'This field is required'],
    ['es', 'Campo obligatorio'],
    ['fr', 'Champ obligatoire'],
  ])('says which field nobody can read, in %s', async (language, message) => {
    const json = { ...QUESTION, name: '\u2060\ufeff', language };
    const { body } = await messages.api.post('/api/ai/message', { json });
    expect(problemSchema.parse(body).issues).toEqual([{ path: 'name', message }]);
  });

  it('accepts only POST', async () => {
    expectProblem(await messages.api.get('/api/ai/message'), 405, 'method_not_allowed');
  });

  it.each([
    ['pt', 'Use no máximo 80 caracteres'],
    ['en', 'Use at most 80 characters'],
    ['es', 'Usa como máximo 80 caracteres'],
    ['fr', 'Utilisez au plus 80 caractères'],
  ])('says what is wrong with which field, in %s', async (language, text) => {
    const json = { ...QUESTION, name: 'a'.repeat(81), language };
    const { body } = await messages.api.post('/api/ai/message', { json });
    expect(problemSchema.parse(body).issues).toEqual([{ path: 'name', message: text }]);
  });
});

describe('saving with invalid input', () => {
  const as = asSiteUser(7);

  it.each<[string, Call, number, string]>([
    ...BROKEN_BODIES,
    ['an unknown language', { json: { ...aMessageDraft(), language: 'xx' } }, 400, 'unsupported_language'],
    ['an operator as owner', { json: { ...aMessageDraft(), userId: { $ne: 0 } } }, 400, 'invalid_input'],
    ['text as owner', { json: { ...aMessageDraft(), userId: '7' } }, 400, 'invalid_input'],
    ['a fraction as owner', { json: { ...aMessageDraft(), userId: 7.5 } }, 400, 'invalid_input'],
    ['an operator as message', { json: { ...aMessageDraft(), message: { $ne: '' } } }, 400, 'invalid_input'],
    ['a message of 6001', { json: { ...aMessageDraft(), message: 'a'.repeat(6001) } }, 400, 'invalid_input'],
  ])('answers %s with a 4xx', async (_, call, status, code) => {
    expectProblem(await messages.api.post('/api/saved-messages', { ...call, as }), status, code);
    expect(await messages.api.get('/api/saved-messages/user/7', { as })).toMatchObject({
      status: 200,
      body: [],
    });
  });

  it.each(['abc', '1.5', '-1', '0', '1e3', '%7B%22$ne%22:1%7D', '99999999999999999999', '%00'])(
    'knows no message and no person with the id %s',
    async (id) => {
      expectProblem(await messages.api.delete(`/api/saved-messages/${id}`, { as }), 400, 'invalid_input');
      expectProblem(await messages.api.get(`/api/saved-messages/user/${id}`, { as }), 400, 'invalid_input');
    },
  );

  it('rejects an id that cannot be decoded', async () => {
    expectProblem(await messages.api.delete('/api/saved-messages/%E0%A4%A', { as }), 400, 'invalid_input');
  });

  it.each(['before=x', 'before=-1', 'before=1&before=2', 'before[$gt]=1', 'before=%7B%22$ne%22:1%7D'])(
    'refuses ?%s',
    async (query) => {
      const answer = await messages.api.get(`/api/saved-messages/user/7?${query}`, { as });
      expectProblem(answer, 400, 'invalid_input');
    },
  );
});
