import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { asAdmin, asSiteUser } from '@selah/service-kit/testing/api-driver';
import { recordingLogger } from '@selah/service-kit/testing/recording-logger';
import { ERROR_MESSAGES } from '@selah/shared/contracts/error-messages';
import { LANGUAGES } from '@selah/shared/contracts/languages';
import { psalmPassageSchema, verifiedQuotationSchema } from '@selah/shared/contracts/messages/psalms';
import { psalterSchema, psaltersSchema } from '@selah/shared/contracts/messages/psalters';
import { aPsalter } from '../../../test/a-psalter.ts';
import { toOsis, toUsfm, toUsx } from '../../../test/psalter-files.ts';
import { type RunningMessages, startMessages } from '../../../test/running-messages.ts';

const recorder = recordingLogger();
let messages: RunningMessages;

beforeAll(async () => {
  messages = await startMessages({ logger: recorder.logger });
});
afterAll(() => messages?.stop());

const NAMED = new URLSearchParams({ edition: 'Edição de Teste', licence: 'Domínio público' });
const USFM = { 'content-type': 'text/x-usfm' };

function importFile(language: string, file: string | Uint8Array, headers: Record<string, string> = USFM) {
  return messages.api.put(`/api/psalters/${language}?${NAMED}`, { as: asAdmin, raw: file, headers });
}

async function removeAll(): Promise<void> {
  for (const language of LANGUAGES) await messages.api.delete(`/api/psalters/${language}`, { as: asAdmin });
}

describe('the editions of the Psalms', () => {
  beforeEach(removeAll);

  it.each([
    ['USFM', toUsfm, 'text/x-usfm'],
    ['USX', toUsx, 'application/x-usx+xml'],
    ['OSIS', toOsis, 'application/x-osis+xml; charset=utf-8'],
  ])('are imported from %s, listed, replaced and removed', async (_name, write, type) => {
    const file = write(aPsalter({ language: 'fr', numbering: 'hebrew' }));
    const imported = await importFile('fr', file, { 'content-type': type });
    expect(imported.status).toBe(200);
    expect(psalterSchema.parse(imported.body)).toMatchObject({
      language: 'fr',
      edition: 'Edição de Teste',
      licence: 'Domínio público',
      numbering: 'hebrew',
    });
    const listed = await messages.api.get('/api/psalters', { as: asAdmin });
    expect(psaltersSchema.parse(listed.body)).toEqual([imported.body]);

    await importFile('fr', toUsfm(aPsalter({ language: 'fr', numbering: 'greek' })));
    const next = await messages.api.get('/api/psalters', { as: asAdmin });
    expect(next.body).toMatchObject([{ language: 'fr', numbering: 'greek' }]);

    expect(await messages.api.delete('/api/psalters/fr', { as: asAdmin })).toMatchObject({ status: 204 });
    expect((await messages.api.get('/api/psalters', { as: asAdmin })).body).toEqual([]);
    expect(await messages.api.delete('/api/psalters/fr', { as: asAdmin })).toMatchObject({
      status: 404,
      body: { code: 'psalter_not_found' },
    });
  });

  it('are only for the administrator', async () => {
    for (const as of [undefined, asSiteUser(1)]) {
      const caller = as ? { as } : {};
      expect((await messages.api.get('/api/psalters', caller)).status).toBe(401);
      expect((await messages.api.delete('/api/psalters/pt', caller)).status).toBe(401);
      const call = { ...caller, raw: toUsfm(aPsalter()), headers: USFM };
      expect((await messages.api.put(`/api/psalters/pt?${NAMED}`, call)).status).toBe(401);
    }
  });

  it.each(LANGUAGES)('are refused in words in %s, and what was there stays', async (language) => {
    await importFile('pt', toUsfm(aPsalter()));
    const cut = toUsfm(aPsalter()).replace(/\\c 98\n.*/su, '');
    const refused = await importFile('pt', cut, { ...USFM, 'accept-language': language });
    expect(refused).toMatchObject({
      status: 400,
      body: {
        code: 'psalter_psalm_missing',
        message: ERROR_MESSAGES.psalter_psalm_missing[language].replace('{psalm}', '98'),
      },
    });
    expect((await messages.api.get('/api/psalters', { as: asAdmin })).body).toHaveLength(1);
  });

  it('are refused without their name, in another form, in another language, and if they are too large', async () => {
    const file = toUsfm(aPsalter());
    const unnamed = { as: asAdmin, raw: file, headers: USFM };
    expect(await messages.api.put('/api/psalters/pt?edition=X', unnamed)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', issues: [{ path: 'licence' }] },
    });
    expect(await messages.api.put(`/api/psalters/de?${NAMED}`, unnamed)).toMatchObject({
      status: 400,
      body: { code: 'unsupported_language' },
    });
    expect(await importFile('pt', file, { 'content-type': 'text/plain' })).toMatchObject({ status: 415 });
    expect(await importFile('en', file)).toMatchObject({
      status: 400,
      body: { code: 'psalter_other_language' },
    });
    const large = await importFile('pt', new Uint8Array(8 * 1024 * 1024 + 1));
    expect(large).toMatchObject({ status: 413, body: { code: 'file_too_large' } });
  });
});

describe('the words of a Psalm', () => {
  const psalter = aPsalter();
  const shepherd = psalter.psalms[22]?.verses ?? [];

  beforeAll(async () => {
    await removeAll();
    await importFile('pt', toUsfm(psalter));
  });

  it.each([
    ['23:1', '1', shepherd.slice(0, 1)],
    ['23:1-3', '1-3', shepherd.slice(0, 3)],
    ['23', '1-6', shepherd],
  ])('%s', async (reference, verses, words) => {
    const answer = await messages.api.get(`/api/psalms/${reference}?language=pt`);
    expect(psalmPassageSchema.parse(answer.body)).toEqual({
      psalm: 23,
      verses,
      text: words.join(' '),
      edition: 'Edição de Teste',
      licence: 'Domínio público',
      numbering: 'english',
    });
  });

  it('change with the edition', async () => {
    const next = aPsalter({ seed: 9 });
    await importFile('pt', toUsfm(next));
    const answer = await messages.api.get('/api/psalms/117?language=pt');
    expect(answer.body).toMatchObject({ text: next.psalms[116]?.verses.join(' ') });
    await importFile('pt', toUsfm(psalter));
  });

  it.each([
    ['/api/psalms/23:7?language=pt', 404, 'verse_not_found'],
    ['/api/psalms/23:0?language=pt', 404, 'verse_not_found'],
    ['/api/psalms/23:3-2?language=pt', 404, 'verse_not_found'],
    ['/api/psalms/0?language=pt', 404, 'verse_not_found'],
    ['/api/psalms/151?language=pt', 404, 'verse_not_found'],
    ['/api/psalms/23:1?language=en', 404, 'psalter_not_found'],
    ['/api/psalms/23:1', 400, 'unsupported_language'],
    ['/api/psalms/23:1?language=de', 400, 'unsupported_language'],
    ['/api/psalms/abc?language=pt', 400, 'invalid_input'],
    ['/api/psalms/23:1:2?language=pt', 400, 'invalid_input'],
  ])('%s is %d', async (path, status, code) => {
    expect(await messages.api.get(path)).toMatchObject({ status, body: { code } });
  });

  it('errors are in the language that is asked for', async () => {
    const answer = await messages.api.get('/api/psalms/23:1?language=fr');
    expect(answer.body).toMatchObject({ message: ERROR_MESSAGES.psalter_not_found.fr });
  });

  it('quotations are compared with them', async () => {
    const text = shepherd[1] ?? '';
    const verify = async (quotation: string) => {
      const answer = await messages.api.post('/api/psalms/verify', {
        json: { text: quotation, language: 'pt' },
      });
      expect(answer.headers.get('cache-control')).toBe('no-store');
      return verifiedQuotationSchema.parse(answer.body);
    };
    expect(await verify(text)).toMatchObject({ result: 'exact', passage: { psalm: 23, verses: '2' } });
    const [, second = '', third = ''] = text.split(' ');
    const altered = text.replace(`${second} ${third}`, `${second} sempre ${third}`);
    expect(await verify(altered)).toMatchObject({
      result: 'altered',
      passage: { psalm: 23, verses: '2' },
      differences: [{ quoted: 'sempre', printed: '' }],
    });
    expect(await verify('Estou com medo do amanhã')).toEqual({ result: 'not_found' });
  });

  it.each([
    [{ language: 'pt' }, 400, 'invalid_input'],
    [{ text: '  ', language: 'pt' }, 400, 'invalid_input'],
    [{ text: 'a'.repeat(2001), language: 'pt' }, 400, 'invalid_input'],
    [{ text: 'a', language: 'de' }, 400, 'unsupported_language'],
    [{ text: 'a', language: 'es' }, 404, 'psalter_not_found'],
  ])('the quotation %j is %d', async (json, status, code) => {
    expect(await messages.api.post('/api/psalms/verify', { json })).toMatchObject({ status, body: { code } });
  });

  it('what a visitor sends to be compared is in no log line', async () => {
    const secret = 'Ninguém sabe que perdi o emprego';
    for (const language of ['pt', 'en', 'de']) {
      await messages.api.post('/api/psalms/verify', { json: { text: secret, language } });
    }
    expect(recorder.text()).toContain('/api/psalms/verify');
    expect(recorder.text()).not.toContain('emprego');
  });
});
