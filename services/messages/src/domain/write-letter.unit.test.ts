import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { detectDistress } from '@selah/distress/engine/detect-distress';
import { foldText, tokenise } from '@selah/distress/text/fold-text';
import { LANGUAGES, type Language } from '@selah/shared/contracts/languages';
import fc from 'fast-check';
import { seededRandom } from '../../test/seeded-random.ts';
import { DANGER_WORDS } from './danger-letters/all.ts';
import { forbiddenPhrases } from './forbidden-phrases.ts';
import { wordsOf } from './letters/words/words.ts';
import { type Question, writeLetter } from './write-letter.ts';
import { isWrittenIn } from './written-in.ts';

const SAMPLES = join(import.meta.dirname, '../../letters/samples');
const words = (text: string) => text.split(/\s+/).length;
const languages = fc.constantFrom(...LANGUAGES);
const seeds = fc.integer();

/** Ordinary questions by writers who had not seen the phrases. */
const samplesIn = (language: Language) => {
  return readFileSync(join(SAMPLES, `${language}-fresh.txt`), 'utf8')
    .split('\n')
    .map((line) => line.split('\t')[1] ?? '')
    .filter((text) => text !== '' && !detectDistress(text, language).distress);
};
const SAMPLES_OF = Object.fromEntries(LANGUAGES.map((language) => [language, samplesIn(language)]));
const ordinaryQuestions = languages.chain((language) =>
  fc.record({
    language: fc.constant(language),
    question: fc.constantFrom(...(SAMPLES_OF[language] ?? [''])),
    name: fc.constantFrom('Ana Clara', 'li', 'José', 'Marie-Ève', "O'Brien"),
  }),
);

const IN_DANGER: Readonly<Record<Language, { despair: string; harm: string; both: string }>> = {
  pt: { despair: 'Quero morrer', harm: 'Meu marido me bate', both: 'Meu marido me bate e eu quero morrer' },
  en: { despair: 'I want to die', harm: 'My husband beats me', both: 'He beats me and I want to die' },
  es: { despair: 'Quiero morirme', harm: 'Mi marido me pega', both: 'Mi marido me pega y quiero morirme' },
  fr: { despair: 'Je veux mourir', harm: 'Mon mari me frappe', both: 'Mon mari me frappe et je veux mourir' },
};

/** The same steps as for a real question: read for danger, then write. */
function write({ random, ...question }: Question & { random: () => number }) {
  const { distress, kinds } = detectDistress(`${question.name}\n${question.question}`, question.language);
  return writeLetter({ ...question, read: { kinds, isExplicit: distress }, random });
}

describe('writeLetter', () => {
  it('greets by the given name, keeps to the language, names a Psalm and says that a program wrote it', () => {
    fc.assert(
      fc.property(ordinaryQuestions, seeds, ({ name, question, language }, seed) => {
        const { message, reference } = write({ name, question, language, random: seededRandom(seed) });
        expect(message.split('\n\n')[0]).toMatch(/^(Ana|Li|José|Marie-Ève|O'Brien)[,:]$/);
        expect(message).toContain(String(reference.psalm));
        expect(message.endsWith(wordsOf(language).disclaimer)).toBe(true);
        expect(words(message)).toBeGreaterThanOrEqual(45);
        expect(words(message)).toBeLessThanOrEqual(190);
        const folded = tokenise(foldText(message));
        expect(isWrittenIn(folded, language)).toBe(true);
        // A prayer in quotation marks is the visitor's own.
        const own = message.replace(/“[^”]*”|« [^»]* »/g, '');
        expect(forbiddenPhrases.find(tokenise(foldText(own)))).toEqual([]);
        expect(message).not.toMatch(/[{}[\]~|]|undefined|\n{3}| {2}/);
      }),
      { numRuns: 800 },
    );
  });

  it('is repeatable: the same random numbers give the same text', () => {
    const question = { name: 'Ana', question: 'Perdi meu emprego', language: 'pt' } as const;
    const once = write({ ...question, random: seededRandom(7) });
    expect(write({ ...question, random: seededRandom(7) })).toEqual(once);
  });

  it('accepts any name and any question, of any length or script', () => {
    const text = fc.string({ unit: 'binary', maxLength: 1000 });
    fc.assert(
      fc.property(text, text, languages, seeds, (name, question, language, seed) => {
        const { message } = write({ name, question, language, random: seededRandom(seed) });
        expect(words(message)).toBeGreaterThanOrEqual(40);
        expect(message.split('\n\n')[0]).not.toMatch(/[<>{}]/);
      }),
    );
  });

  it.each([
    [' ... ', 'Olá,'],
    ['maria da silva', 'Maria,'],
    ['Dona Lúcia Souza', 'Dona Lúcia,'],
    ['A$&na', 'A$&na,'],
  ])('begins a letter to “%s” with “%s”', (name, greeting) => {
    const { message } = write({ name, question: 'medo', language: 'pt', random: () => 0 });
    expect(message.split('\n\n')[0]).toBe(greeting);
  });

  it.each(LANGUAGES)('says in %s that it did not understand, and supposes nothing', (language) => {
    const letter = write({ name: 'Ana', question: 'xyz 123', language, random: () => 0 });
    expect(letter.isUnclear).toBe(true);
    expect(letter.message).toContain(wordsOf(language).honest.heard.any[0]);
  });

  it('takes no feast that is near for the day of a death', () => {
    const question = 'é o primeiro natal sem minha mãe, que morreu';
    for (let value = 0; value < 1; value += 0.1) {
      const { message } = write({ name: 'Ana', question, language: 'pt', random: () => value });
      expect(message).toContain('sua mãe');
      expect(message).not.toMatch(/no Natal/);
    }
  });

  it('gives the Psalm that is asked for, also where it does not understand for what', () => {
    const question = 'qual salmo para o xyz 123?';
    const { message } = write({ name: 'Ana', question, language: 'pt', random: () => 0 });
    expect(message.split('\n\n')[1]).toContain('Salmo');
  });

  it.each(LANGUAGES)('answers in %s what was tapped below an honest letter', (language) => {
    const wish = { about: 'friend', want: 'prayer' } as const;
    const letter = write({ name: 'Ana', question: 'xyz', language, wish, random: () => 0 });
    expect(letter.isUnclear).toBe(false);
    expect(letter.message).toMatch(/[“«]/);
  });

  it('writes in the language of the page about a question in another', () => {
    const question = 'My grandmother is in hospital with pneumonia and we are waiting for the doctors';
    const { message, isUnclear } = write({ name: 'Ana', question, language: 'pt', random: () => 0 });
    expect(isUnclear).toBe(false);
    expect(message).toContain('sua avó');
    expect(isWrittenIn(tokenise(foldText(message)), 'pt')).toBe(true);
  });
});

describe.each(LANGUAGES)('a letter of danger in %s', (language) => {
  const compose = (question: string, seed: number) =>
    write({ name: 'Ana', question, language, random: seededRandom(seed) });

  it.each(['despair', 'harm', 'both'] as const)('asks to reach a person now and stays short: %s', (kind) => {
    for (let seed = 0; seed < 50; seed += 1) {
      const { message, reference } = compose(IN_DANGER[language][kind], seed);
      const danger = DANGER_WORDS[language];
      const asked = kind === 'harm' ? danger.reachOutFromHarm : danger.reachOut;
      expect(asked.some((line) => message.includes(line))).toBe(true);
      expect(message).toContain(String(reference.psalm));
      expect(message.endsWith(wordsOf(language).disclaimer)).toBe(true);
      expect(words(message)).toBeLessThanOrEqual(140);
      expect(isWrittenIn(tokenise(foldText(message)), language)).toBe(true);
    }
  });

  it('says that harm is not the person’s fault, also if despair comes first', () => {
    const { message } = compose(IN_DANGER[language].both, 1);
    expect(DANGER_WORDS[language].alsoHarm.some((line) => message.includes(line))).toBe(true);
  });

  it('remains an ordinary letter if danger is only hinted at, and adds helplines', () => {
    const question = { name: 'Ana', question: SAMPLES_OF[language]?.[3] ?? '', language };
    for (let seed = 0; seed < 20; seed += 1) {
      const written = (kinds: ('suicide' | 'abuse')[]) =>
        writeLetter({ ...question, read: { kinds, isExplicit: false }, random: seededRandom(seed) }).message;
      const hinted = written(['abuse']).split('\n\n');
      expect(DANGER_WORDS[language].perhaps).toContain(hinted.at(-2));
      expect(hinted.slice(0, -2)).toEqual(written([]).split('\n\n').slice(0, -1));
    }
  });
});
