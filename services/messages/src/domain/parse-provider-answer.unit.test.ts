import { describe, expect, it } from '@jest/globals';
import { LANGUAGES, type Language } from '@selah/shared/contracts/languages';
import fc from 'fast-check';
import { parseProviderAnswer as parse, WRITTEN_BY_MODEL } from './parse-provider-answer.ts';
import { takePsalmLine } from './psalm-line.ts';
import { writeLetter } from './write-letter.ts';

/** A letter in plain text, with the line of its Psalm. */
function parseProviderAnswer(text: string, language: Language) {
  const { rest, reference } = takePsalmLine(text);
  return parse({ text: rest, ...(reference && { reference }) }, language);
}

const CALM = { kinds: [], isExplicit: false };

const GOOD = [
  'Dear Ana,',
  'Worry about work follows a person home, and it is hard to rest when so much is uncertain. What you wrote is heard.',
  'Psalm 55 speaks of handing a burden over and of being held while we carry on with the little that is ours to do.',
  'Today you could write down the one bill that comes first, and ask a friend to look at it with you.',
].join('\n\n');

const withSentence = (sentence: string) => `${GOOD}\n\n${sentence}\n\nPSALM: 55:22`;

describe('parseProviderAnswer', () => {
  it('removes the reference line and adds that an artificial intelligence wrote', () => {
    expect(parseProviderAnswer(`${GOOD}\n\nPSALM: 55:22\n`, 'en')).toEqual({
      message: `${GOOD}\n\n${WRITTEN_BY_MODEL.en}`,
      reference: { psalm: 55, verses: '22' },
    });
  });

  it.each([
    ['PSALM: 34:18', { psalm: 34, verses: '18' }],
    ['**Psalm: 34:18**', { psalm: 34, verses: '18' }],
    ['SALMO: 121, 1–2', { psalm: 121, verses: '1-2' }],
    ['Psaume : 23', { psalm: 23 }],
    ['PSALM: 34:18-18', { psalm: 34, verses: '18' }],
    ['PSALM: 151:1', undefined],
    ['PSALM: 0', undefined],
    ['PSALM: 119:177', undefined],
    ['PSALM: 34:9-2', undefined],
  ])('reads the line %s', (line, reference) => {
    const answer = parseProviderAnswer(`${GOOD}\n${line}`, 'en');
    expect(answer?.message).not.toContain(line);
    expect(answer?.reference).toEqual(reference);
  });

  it('accepts a message without a reference if the model gave none', () => {
    expect(parseProviderAnswer(GOOD, 'en')).not.toHaveProperty('reference');
  });

  it.each([
    ['empty', ''],
    ['only a reference', 'PSALM: 34:18'],
    ['a word or two', 'Be well.'],
    ['far too long', `${GOOD} ${'and so it is with the day '.repeat(50)}`],
    [
      'another language',
      writeLetter({ name: 'Ana', question: 'medo', language: 'pt', read: CALM, random: () => 0 }).message,
    ],
    ['another script', 'не бойся, ты не один в этом мире и в этой ночи '.repeat(6)],
    ['a link', withSentence('See https://example.org for more.')],
    ['markup', withSentence('<b>Be strong</b> today.')],
    ['a telephone number of its own', withSentence('You can call 0800 123 4567 today.')],
    ['God’s voice', withSentence('My child, I am with you.')],
    ['God’s promise', withSentence('I will never leave you.')],
    ['a message from God', withSentence('God is telling you to wait.')],
    ['a promise of healing', withSentence('Trust, and you will be healed.')],
    ['a certain outcome', withSentence('God will surely heal your mother.')],
    ['a guarantee', withSentence('I promise that the job is yours.')],
    ['a diagnosis', withSentence('It sounds like you have depression.')],
    ['blame', withSentence('This happens because of your sin.')],
    ['God’s voice in another language', withSentence('Meu filho, Eu sou o teu Deus.')],
  ])('refuses %s', (_, text) => {
    expect(parseProviderAnswer(text, 'en')).toBeNull();
  });

  it.each([
    ['pt', 'Meu filho amado, nunca te abandonarei.'],
    ['pt', 'Você será curado em breve.'],
    ['es', 'Hijo mío, yo soy tu Dios.'],
    ['es', 'Dios te sanará muy pronto.'],
    ['fr', 'Mon enfant, je suis ton Dieu.'],
    ['fr', 'Vous serez bientôt guérie.'],
  ] as const)('refuses such words in %s: %s', (language, sentence) => {
    const fit = writeLetter({
      name: 'Ana',
      question: '...',
      language,
      read: CALM,
      random: () => 0,
    }).message;
    expect(parseProviderAnswer(fit, language)).not.toBeNull();
    expect(parseProviderAnswer(`${fit}\n\n${sentence}`, language)).toBeNull();
  });

  it('accepts the composer’s messages in every language', () => {
    for (const language of LANGUAGES) {
      const { message } = writeLetter({
        name: 'Ana',
        question: '...',
        language,
        read: CALM,
        random: () => 0.5,
      });
      expect(parseProviderAnswer(`${message}\n\nPSALM: 23:1`, language)?.reference).toEqual({
        psalm: 23,
        verses: '1',
      });
    }
  });

  it('returns a result for any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 3000 }),
        fc.constantFrom(...LANGUAGES),
        (text, language) => {
          const answer = parseProviderAnswer(text, language);
          expect(answer === null || answer.message.length > 0).toBe(true);
        },
      ),
    );
  });
});
