import { describe, expect, it } from '@jest/globals';
import { PSALM_NUMBERINGS } from '@selah/shared/contracts/messages/psalters';
import { aPsalter } from '../../../test/a-psalter.ts';
import { toOsis, toUsfm, toUsx } from '../../../test/psalter-files.ts';
import { checkPsalms } from '../../domain/psalms/check-psalms.ts';
import { readPsalterFile } from './read-psalter-file.ts';

const FORMS = [
  ['USFM', toUsfm],
  ['USX', toUsx],
  ['OSIS', toOsis],
] as const;

const encode = (text: string) => new TextEncoder().encode(text);

async function importText(text: string) {
  return checkPsalms(await readPsalterFile(encode(text)), 'pt');
}

/** The code of the refusal, with its place. */
async function refusalOf(text: string | Uint8Array) {
  const bytes = typeof text === 'string' ? encode(text) : text;
  const refused = await readPsalterFile(bytes)
    .then((verses) => checkPsalms(verses, 'pt'))
    .then(
      () => undefined,
      (error: { code: string; details: { params?: object } }) => error,
    );
  return refused && { code: refused.code, ...refused.details.params };
}

describe.each(FORMS)('Psalms in %s', (_name, write) => {
  it.each(PSALM_NUMBERINGS)('are read word for word in %s numbering', async (numbering) => {
    const { psalms } = aPsalter({ numbering });
    expect(await importText(write({ psalms }))).toEqual({ numbering, psalms });
  });

  it('are refused if a Psalm, a verse or the words of a verse are missing', async () => {
    const { psalms } = aPsalter();
    const without = (psalm: number, verses: readonly string[]) =>
      write({ psalms: psalms.map((text, index) => (index + 1 === psalm ? { first: 1, verses } : text)) });
    const verses = psalms[22]?.verses ?? [];
    expect(await refusalOf(without(23, []))).toEqual({ code: 'psalter_psalm_missing', psalm: 23 });
    expect(await refusalOf(without(23, verses.slice(0, -1)))).toEqual({
      code: 'psalter_count_differs',
      psalm: 23,
      found: 5,
      expected: 6,
    });
    expect(await refusalOf(without(23, verses.with(3, '')))).toEqual({
      code: 'psalter_verse_damaged',
      psalm: 23,
      verse: 4,
    });
    expect(await refusalOf(without(23, verses.with(2, 'Palavra \ufffd quebrada')))).toMatchObject({
      code: 'psalter_verse_damaged',
      verse: 3,
    });
  });

  it('are refused if the file ends in the middle', async () => {
    const text = write(aPsalter());
    for (const share of [0.999, 0.8, 0.5, 0.1, 0.01]) {
      const refusal = await refusalOf(text.slice(0, Math.floor(text.length * share)));
      expect(refusal?.code).toMatch(/^psalter_/);
    }
  });

  it('are refused in another language', async () => {
    expect(await refusalOf(write(aPsalter({ language: 'fr' })))).toEqual({ code: 'psalter_other_language' });
  });
});

describe('USFM', () => {
  const usfm = toUsfm(aPsalter());

  it('may begin with a byte order mark, have Windows line ends, or be in UTF-16', async () => {
    const { psalms } = aPsalter();
    const expected = { numbering: 'english', psalms };
    expect(await importText(`\ufeff${usfm}`)).toEqual(expected);
    expect(await importText(usfm.replaceAll('\n', '\r\n'))).toEqual(expected);
    expect(checkPsalms(await readPsalterFile(Buffer.from(`\ufeff${usfm}`, 'utf16le')), 'pt')).toEqual(
      expected,
    );
  });

  it('may contain other books', async () => {
    const genesis = '\\id GEN\n\\c 1\n\\p\n\\v 1 No princípio.\n';
    expect(await importText(`${genesis}${usfm}${genesis}`)).toMatchObject({ numbering: 'english' });
    expect(await refusalOf(genesis)).toEqual({ code: 'psalter_without_psalms' });
  });

  it('may print verses together', async () => {
    const joined = usfm.replace(/\\v 1 (.*)\n\\v 2 (.*)\n/, '\\v 1-2 $1 $2\n');
    const { psalms } = await importText(joined);
    const [one, two] = aPsalter().psalms[0]?.verses ?? [];
    expect(psalms[0]?.verses.slice(0, 2)).toEqual([`${one} ${two}`, '']);
  });

  it.each([
    ['a verse that occurs twice', usfm.replace('\\v 3 ', '\\v 2 ')],
    ['verses in another order', usfm.replace('\\v 3 ', '\\v 4 ')],
    ['half a verse', usfm.replace('\\v 3 ', '\\v 3a ')],
    ['markup that is not known', usfm.replace('\\v 3 ', '\\v 3 <b>')],
  ])('is refused with %s', async (_name, text) => {
    expect(await refusalOf(text)).toMatchObject({ code: 'psalter_verse_damaged', psalm: 1, verse: 3 });
  });

  it('is refused with a note that does not end', async () => {
    expect(await refusalOf(usfm.replace('\\f*', ''))).toEqual({ code: 'psalter_unreadable' });
  });
});

describe('other files', () => {
  it.each([
    ['empty', ''],
    ['a text', 'O Senhor é o meu pastor'],
    ['a page', '<!doctype html><html><body>Salmos</body></html>'],
    ['JSON', '{"psalms":[]}'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0x00])],
    ['in Latin-1', Buffer.from('\\id PSA é\n\\c 1', 'latin1')],
    ['XML that expands itself', '<!DOCTYPE usx [<!ENTITY a "aaaa">]><usx><book code="PSA">&a;</book></usx>'],
  ])('are refused: %s', async (_name, file) => {
    expect(await refusalOf(file)).toEqual({ code: 'psalter_unreadable' });
  });

  it('are refused without Psalms', async () => {
    const matthew = '<usx version="3.0"><book code="MAT"/><chapter number="1"/><verse number="1"/>x</usx>';
    expect(await refusalOf(matthew)).toEqual({ code: 'psalter_without_psalms' });
  });
});
