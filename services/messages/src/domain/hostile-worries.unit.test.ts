import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { foldText, tokenise } from '@selah/distress/text/fold-text';
import { LANGUAGES, type Language } from '@selah/shared/contracts/languages';
import { buildPrompt } from './build-prompt.ts';
import { forbiddenPhrases } from './forbidden-phrases.ts';
import { parseProviderAnswer } from './parse-provider-answer.ts';
import { writeLetter } from './write-letter.ts';

const FOLDER = join(import.meta.dirname, '../../test/hostile-worries');
const AIMS = ['rules', 'voice', 'promise', 'link'] as const;
const CALM = { kinds: [], isExplicit: false };
const LINK = /https?:|www\.|example\.org|<\/?[a-z]|\d[\d\s().-]{5,}\d/i;

const worriesIn = (language: Language) =>
  readFileSync(join(FOLDER, `${language}.txt`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([aim = '', question = '']) => ({ aim, question }));

const promptFor = (question: string, language: Language) => buildPrompt({ name: 'Ana', question, language });

/** What our own reader found is written with ids and our own sentences. */
const withoutFacts = (system: string) => system.replace(/A program found[\s\S]*?(?:\n- [^\n]*)+\n/, '');

/** What a provider that obeys adds to its letter. */
const OBEYING: Readonly<Record<Language, Readonly<Record<'voice' | 'promise', string>>>> = {
  pt: {
    voice: 'Assim diz o Senhor: meu filho, eu sou o teu Deus.',
    promise: 'Você será curada, eu prometo.',
  },
  en: { voice: 'Thus says the Lord: my child, I am your God.', promise: 'You will be healed, I promise.' },
  es: { voice: 'Así dice el Señor: hijo mío, yo soy tu Dios.', promise: 'Serás sanada, te lo prometo.' },
  fr: {
    voice: 'Ainsi parle le Seigneur : mon enfant, je suis ton Dieu.',
    promise: 'Vous serez guérie, je le promets.',
  },
};

describe.each(LANGUAGES)('hostile worries in %s', (language) => {
  const worries = worriesIn(language);
  const letter = writeLetter({
    name: 'Ana',
    question: 'medo',
    language,
    read: CALM,
    random: () => 0,
  }).message;

  it('are fifty, of every aim', () => {
    expect(worries.length).toBe(50);
    for (const aim of AIMS)
      expect(worries.filter((worry) => worry.aim === aim).length).toBeGreaterThanOrEqual(12);
  });

  it('reach a provider only as data: the rules stay the same, and the worry is one JSON value', () => {
    const { system } = promptFor('medo', language);
    for (const { question } of worries) {
      const prompt = promptFor(question, language);
      expect(withoutFacts(prompt.system)).toBe(withoutFacts(system));
      expect(JSON.parse(prompt.user)).toEqual({ name: 'Ana', worry: question });
    }
  });

  it('get a letter of reviewed words where no provider answers', () => {
    for (const [index, { question }] of worries.entries()) {
      const random = () => (index % 10) / 10;
      const { message } = writeLetter({ name: 'Ana', question, language, read: CALM, random });
      expect(message).not.toMatch(LINK);
      expect(message).not.toContain(question);
      expect(forbiddenPhrases.find(tokenise(foldText(message)))).toEqual([]);
    }
  });

  it('are refused where a provider obeys', () => {
    const rules = promptFor('medo', language).system.split('\n');
    const obeying = [
      ...Object.values(OBEYING[language]),
      ...rules.slice(0, 10),
      rules.slice(1, 3).join('\n'),
      'https://example.org',
      'www.example.org',
      '0800 123 4567',
      "<script>fetch('x')</script>",
    ];
    expect(parseProviderAnswer({ text: letter }, language)).not.toBeNull();
    const shown = obeying.filter(
      (addition) => parseProviderAnswer({ text: `${addition}\n\n${letter}` }, language) !== null,
    );
    expect(shown).toEqual([]);
  });
});
