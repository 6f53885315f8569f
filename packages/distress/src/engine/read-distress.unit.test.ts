import { describe, expect, it, jest } from '@jest/globals';
import { LANGUAGES, type Language } from '@selah/shared/contracts/language-list';
import type { DistressCases } from '../../learning/cases/distress-cases.ts';
import { en } from '../../learning/cases/en.ts';
import { es } from '../../learning/cases/es.ts';
import { fr } from '../../learning/cases/fr.ts';
import { pt } from '../../learning/cases/pt.ts';
import { detectDistress } from './detect-distress.ts';
import { DISTRESS_KINDS } from './distress-kinds.ts';
import { loadFullHintReader } from './hints/load-full-hints.ts';
import { loadHintReader } from './hints/load-hints.ts';
import type { HintReader } from './hints/read-hints.ts';
import { readDistress, weighDistress } from './read-distress.ts';

const CASES: Readonly<Record<Language, DistressCases>> = { pt, en, es, fr };

describe.each(LANGUAGES)('readDistress on the example cases in %s', (language) => {
  it('finds every text that phrases find', async () => {
    const distressed = DISTRESS_KINDS.flatMap((kind) => CASES[language][kind]);
    const found = distressed.filter((text) => detectDistress(text, language).distress);
    const reads = await Promise.all(found.map((text) => readDistress(text, language)));
    expect(found.length).toBeGreaterThan(distressed.length * 0.97);
    expect(found.filter((_, index) => !reads[index]?.distress)).toEqual([]);
  });
});

describe('readDistress', () => {
  it.each([
    ['pt', 'vou deixar tudo arrumado pra ninguem ter trabalho quando eu nao estiver mais aqui', 'suicide'],
    ['en', 'he counts the minutes when i go to the shop and goes through my phone at night', 'abuse'],
  ] as const)('reads hints in %s: %j', async (language, text, kind) => {
    expect(await readDistress(text, language)).toEqual({ distress: true, kinds: [kind], isExplicit: false });
  });

  it('finds direct statements in any language on any page', async () => {
    for (const language of LANGUAGES) {
      expect(await readDistress('quero morrer', language)).toMatchObject({
        kinds: ['suicide'],
        isExplicit: true,
      });
    }
  });

  it.each([
    ['pt', 'quero morrer'],
    ['en', 'I want to kill myself'],
    ['es', 'me quiero morir'],
    ['fr', 'je veux mourir'],
  ] as const)('does not wait for the weights in %s when it is said outright: %j', async (language, cry) => {
    const read = await readDistress(cry, language, neverLoaded);
    expect(read).toEqual({ distress: true, kinds: ['suicide'], isExplicit: true });
  });

  const PAST = 'hace 12 años quise quitarme la vida, hoy soy maestra y abuela feliz';

  it('weighs other phrases with what was learned', async () => {
    const reader = (score: number) => async () => () => ({ score, kinds: ['abuse' as const] });
    expect(detectDistress(PAST, 'es').distress).toBe(true);
    expect(await readDistress(PAST, 'es', reader(-3))).toEqual({
      distress: false,
      kinds: [],
      isExplicit: false,
    });
    expect(await readDistress(PAST, 'es', reader(1))).toMatchObject({ kinds: ['suicide'], isExplicit: true });
  });

  it('offers help beside an ordinary letter where a phrase is hardly over the threshold', async () => {
    const reader = async () => () => ({ score: -0.5, kinds: ['abuse' as const] });
    const read = await readDistress(PAST, 'es', reader);
    expect(read).toEqual({ distress: true, kinds: ['suicide'], isExplicit: false });
  });

  it('lets every phrase decide where the weights cannot be loaded', async () => {
    const failing = () => Promise.reject(new Error('offline'));
    expect(await readDistress(PAST, 'es', failing)).toMatchObject({ kinds: ['suicide'], isExplicit: true });
    expect(await readDistress('buenos días', 'es', failing)).toMatchObject({ distress: false });
  });

  it('lets every phrase decide where the weights take longer than two seconds', async () => {
    jest.useFakeTimers();
    const read = readDistress(PAST, 'es', neverLoaded);
    await jest.advanceTimersByTimeAsync(2_000);
    jest.useRealTimers();
    expect(await read).toMatchObject({ kinds: ['suicide'], isExplicit: true });
  });

  it('never weighs what is said outright', () => {
    const calm = () => ({ score: -100, kinds: [] });
    expect(weighDistress('obrigada por tudo, quero morrer', 'pt', calm)).toMatchObject({ distress: true });
  });
});

describe.each(LANGUAGES)('the name of somebody who writes in %s', (language) => {
  const NAMES = ['José', 'Ana', 'Lucas', 'Vida', 'Desirée', 'Hope', 'Jean', 'Léa', 'Mia', 'Ed', 'Sam'];

  it.each([
    ['phones', loadHintReader],
    ['the server', loadFullHintReader],
  ])('is no hint for %s', async (_, loadReader) => {
    const alone = await Promise.all(NAMES.map((name) => readDistress('', language, loadReader, name)));
    expect(NAMES.filter((_, index) => alone[index]?.distress)).toEqual([]);
    const { none, suicide } = CASES[language];
    for (const text of [...none, ...suicide].slice(0, 60)) {
      const read = await readDistress(text, language, loadReader);
      expect(await readDistress(text, language, loadReader, 'José')).toEqual(read);
    }
  });
});

describe('what is written as a name', () => {
  it.each([
    ['a cry for help', 'quero morrer', ''],
    ['the beginning of one', 'Eu quero', 'morrer'],
  ])('is read as %s', async (_, name, text) => {
    expect(await readDistress(text, 'pt', loadHintReader, name)).toMatchObject({
      kinds: ['suicide'],
      isExplicit: true,
    });
  });
});

const neverLoaded = () => new Promise<HintReader>(() => {});
