import { describe, expect, it } from '@jest/globals';
import { detectDistress } from '@selah/distress/engine/detect-distress';
import { foldText, tokenise } from '@selah/distress/text/fold-text';
import { LANGUAGES, type Language } from '@selah/shared/contracts/languages';
import fc from 'fast-check';
import { composeReflection, type Worry } from './compose-reflection.ts';
import { forbiddenPhrases } from './forbidden-phrases.ts';
import { PHRASE_BOOKS } from './phrase-books.ts';
import { THEME_SAMPLES } from './theme-samples/all.ts';
import { THEMES } from './themes.ts';
import { isWrittenIn } from './written-in.ts';

/** Repeatable random numbers from a seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const words = (text: string) => text.split(/\s+/).length;
const languages = fc.constantFrom(...LANGUAGES);
const seeds = fc.integer();
const ordinaryWorries = languages.chain((language) =>
  fc.record({
    language: fc.constant(language),
    question: fc.constantFrom(
      ...THEMES.flatMap((theme) => THEME_SAMPLES[language][theme]).filter(
        (text) => !detectDistress(text, language).distress,
      ),
    ),
    name: fc.constantFrom('Ana Clara', 'Li', 'José', 'Marie-Ève', "O'Brien"),
  }),
);

const IN_DISTRESS: Readonly<Record<Language, { despair: string; harm: string; both: string }>> = {
  pt: { despair: 'Quero morrer', harm: 'Meu marido me bate', both: 'Meu marido me bate e eu quero morrer' },
  en: { despair: 'I want to die', harm: 'My husband beats me', both: 'He beats me and I want to die' },
  es: { despair: 'Quiero morirme', harm: 'Mi marido me pega', both: 'Mi marido me pega y quiero morirme' },
  fr: { despair: 'Je veux mourir', harm: 'Mon mari me frappe', both: 'Mon mari me frappe et je veux mourir' },
};

/** The same steps as for a real question: detect the themes, then compose. */
function reflect({ random, ...worry }: Worry & { random: () => number }) {
  const { distress, kinds } = detectDistress(`${worry.name}\n${worry.question}`, worry.language);
  return composeReflection({ ...worry, read: { kinds, isExplicit: distress }, random });
}

describe('composeReflection', () => {
  it('greets by name, keeps to the language and the length, names a Psalm and says that it is automatic', () => {
    fc.assert(
      fc.property(ordinaryWorries, seeds, ({ name, question, language }, seed) => {
        const { message, reference } = reflect({ name, question, language, random: seeded(seed) });
        const { frame } = PHRASE_BOOKS[language];
        expect(message).toContain(name);
        expect(message).toContain(`${reference.psalm}:${reference.verses}`);
        expect(reference.psalm).toBeGreaterThanOrEqual(1);
        expect(reference.psalm).toBeLessThanOrEqual(150);
        expect(frame.disclaimer.some((line) => message.endsWith(line))).toBe(true);
        expect(words(message)).toBeGreaterThanOrEqual(90);
        expect(words(message)).toBeLessThanOrEqual(170);
        const folded = tokenise(foldText(message));
        expect(isWrittenIn(folded, language)).toBe(true);
        expect(forbiddenPhrases.find(folded)).toEqual([]);
        expect(message).not.toMatch(/[{}]|undefined|\n{3}/);
      }),
      { numRuns: 400 },
    );
  });

  it('answers the same worry in many variants', () => {
    for (const language of LANGUAGES) {
      for (const theme of THEMES) {
        const question = THEME_SAMPLES[language][theme][1] ?? '';
        const messages = Array.from(
          { length: 50 },
          (_, seed) => reflect({ name: 'Ana', question, language, random: seeded(seed) }).message,
        );
        expect(new Set(messages).size).toBeGreaterThanOrEqual(40);
      }
    }
  });

  it('is repeatable: the same random numbers give the same text', () => {
    const worry = { name: 'Ana', question: 'Perdi meu emprego', language: 'pt' } as const;
    expect(reflect({ ...worry, random: seeded(7) })).toEqual(reflect({ ...worry, random: seeded(7) }));
  });

  it('says something specific about each theme', () => {
    const random = () => 0;
    for (const language of LANGUAGES) {
      const acknowledged = THEMES.map((theme) => {
        const question = THEME_SAMPLES[language][theme][1] ?? '';
        return reflect({ name: 'Ana', question, language, random }).message.split('\n\n')[1];
      });
      expect(new Set(acknowledged).size).toBe(THEMES.length);
    }
  });

  it('accepts any name and any worry, of any length or script', () => {
    const text = fc.string({ unit: 'binary', maxLength: 1000 });
    fc.assert(
      fc.property(text, text, languages, seeds, (name, question, language, seed) => {
        const { message } = reflect({ name, question, language, random: seeded(seed) });
        expect(words(message)).toBeGreaterThanOrEqual(50);
        expect(message.split('\n\n')[0]).not.toMatch(/[<>{}]/);
      }),
    );
  });

  it('greets without a name when none was given', () => {
    const { message } = reflect({
      name: ' ... ',
      question: 'medo',
      language: 'pt',
      random: () => 0,
    });
    expect(message.split('\n\n')[0]).toBe('Olá.');
  });

  it('keeps characters of a name that are special in a template unchanged', () => {
    const { message } = reflect({
      name: 'A$&na',
      question: 'medo',
      language: 'pt',
      random: () => 0,
    });
    expect(message.split('\n\n')[0]).toContain('A$&na');
  });
});

describe.each(LANGUAGES)('composeReflection in distress in %s', (language) => {
  const compose = (question: string, seed: number) =>
    reflect({ name: 'Ana', question, language, random: seeded(seed) });

  it.each(['despair', 'harm', 'both'] as const)('asks to reach a person now and stays short: %s', (kind) => {
    for (let seed = 0; seed < 50; seed += 1) {
      const { message, reference } = compose(IN_DISTRESS[language][kind], seed);
      const { distress, frame } = PHRASE_BOOKS[language];
      const asked = kind === 'harm' ? distress.reachOutFromHarm : distress.reachOut;
      expect(asked.some((line) => message.includes(line))).toBe(true);
      expect(message).toContain(`${reference.psalm}:${reference.verses}`);
      expect(frame.disclaimer.some((line) => message.endsWith(line))).toBe(true);
      expect(words(message)).toBeLessThanOrEqual(140);
      expect(isWrittenIn(tokenise(foldText(message)), language)).toBe(true);
    }
  });

  it('says that harm is not the person’s fault, also if despair comes first', () => {
    const { distress } = PHRASE_BOOKS[language];
    const { message } = compose(IN_DISTRESS[language].both, 1);
    expect(distress.alsoHarm.some((line) => message.includes(line))).toBe(true);
  });

  it('remains an ordinary message if distress is only hinted at, and adds helplines', () => {
    const worry = { name: 'Ana', question: THEME_SAMPLES[language].family[1] ?? '', language };
    for (let seed = 0; seed < 50; seed += 1) {
      const written = (kinds: ('suicide' | 'abuse')[]) =>
        composeReflection({ ...worry, read: { kinds, isExplicit: false }, random: seeded(seed) }).message;
      const { distress, frame } = PHRASE_BOOKS[language];
      const hinted = written(['abuse']).split('\n\n');
      expect(distress.perhaps).toContain(hinted.at(-2));
      expect(frame.disclaimer).toContain(hinted.at(-1));
      expect(hinted.slice(0, -2)).toEqual(written([]).split('\n\n').slice(0, -1));
      expect(isWrittenIn(tokenise(foldText(hinted.join(' '))), language)).toBe(true);
    }
  });
});
