import { describe, expect, it } from '@jest/globals';
import { LANGUAGES, type Language } from '@selah/shared/contracts/languages';
import fc from 'fast-check';
import type { DistressCases } from '../../learning/cases/distress-cases.ts';
import { en } from '../../learning/cases/en.ts';
import { es } from '../../learning/cases/es.ts';
import { fr } from '../../learning/cases/fr.ts';
import { pt } from '../../learning/cases/pt.ts';
import { detectDistress } from './detect-distress.ts';
import { DISTRESS_KINDS } from './distress-kinds.ts';
import { readDistress } from './read-distress.ts';

const CASES: Readonly<Record<Language, DistressCases>> = { pt, en, es, fr };

function figuresOf(language: Language) {
  const cases = CASES[language];
  const distressed = DISTRESS_KINDS.flatMap((kind) => cases[kind]);
  const missed = distressed.filter((text) => !detectDistress(text, language).distress);
  const alarms = cases.none.filter((text) => detectDistress(text, language).distress);
  const found = distressed.length - missed.length;
  return {
    distressed: distressed.length,
    ordinary: cases.none.length,
    recall: found / distressed.length,
    precision: found / (found + alarms.length),
    missed,
    alarms,
  };
}

describe.each(LANGUAGES)('detectDistress on the example cases in %s', (language) => {
  // The phrases were written with these cases in view, so the figures only guard against regressions. For unseen
  // texts see `packages/distress/learning`.
  it('finds nearly all of them, with few false alarms', () => {
    const { distressed, ordinary, recall, precision, missed, alarms } = figuresOf(language);
    process.stdout.write(
      `distress ${language}: recall ${recall.toFixed(3)} of ${distressed}, ` +
        `precision ${precision.toFixed(3)} with ${ordinary} ordinary worries\n`,
    );
    expect(distressed).toBeGreaterThanOrEqual(250);
    expect(ordinary).toBeGreaterThanOrEqual(200);
    expect({ recallIsHigh: recall >= 0.97, missed: recall >= 0.97 ? [] : missed }).toEqual({
      recallIsHigh: true,
      missed: [],
    });
    expect({ precisionIsHigh: precision >= 0.9, alarms: precision >= 0.9 ? [] : alarms }).toEqual({
      precisionIsHigh: true,
      alarms: [],
    });
  });

  it.each(DISTRESS_KINDS)('finds the kind of at least 90 % for %s', (kind) => {
    const named = CASES[language][kind].filter((text) => detectDistress(text, language).kinds.includes(kind));
    expect(named.length / CASES[language][kind].length).toBeGreaterThanOrEqual(0.9);
  });

  it('finds them on pages of any other language too', () => {
    const other = LANGUAGES.find((candidate) => candidate !== language);
    const suicide = CASES[language].suicide;
    const found = suicide.filter((text) => detectDistress(text, other).distress);
    expect(found.length / suicide.length).toBeGreaterThanOrEqual(0.97);
  });
});

describe('detectDistress', () => {
  it.each([
    ['QUERO MORRER!!!', 'suicide'],
    ['quero me m4t4r', 'suicide'],
    ['su1c1d3', 'suicide'],
    ['k i l l  m y s e l f', 'suicide'],
    ['queeeero morrrreeer', 'suicide'],
    ['ｋｉｌｌ ｍｙｓｅｌｆ', 'suicide'],
    ['mo\u200brrer', 'suicide'],
    ['je veux mourir', 'suicide'],
    ['he hits me', 'abuse'],
    ['meu marido me bate', 'abuse'],
    ['qro morre logo', 'suicide'],
  ])('reads %j', (typed, kind) => {
    expect(detectDistress(typed).kinds).toEqual([kind]);
  });

  it('reads ambiguous short forms only on pages of their language', () => {
    expect(detectDistress('kms', 'en').distress).toBe(true);
    expect(detectDistress('kms', 'fr').distress).toBe(false);
  });

  it('reads a threat by another person as danger and not as a wish to die', () => {
    expect(detectDistress('mon ex dit qu’il va me tuer', 'fr').kinds).toEqual(['danger']);
    expect(detectDistress('meu ex disse que vai me matar', 'pt').kinds).toEqual(['danger']);
  });

  it.each([
    ['my friend wants to kill herself', 'suicide'],
    ['minha irmã disse que vai se matar', 'suicide'],
    ['meu filho está se cortando', 'self_harm'],
    ['mi hija se está cortando', 'self_harm'],
    ['ma copine a dit qu’elle va sauter du toit', 'suicide'],
    ['le pega a la niña y nadie hace nada', 'abuse'],
  ])('recognises distress of somebody else: %j', (typed, kind) => {
    for (const language of LANGUAGES) expect(detectDistress(typed, language).kinds).toContain(kind);
  });

  it.each([
    'Even though I walk through the valley of the shadow of death, I will fear no evil',
    'Ainda que eu ande pelo vale da sombra da morte, não temerei mal algum',
    'Aunque ande en valle de sombra de muerte, no temeré mal alguno',
    'Quand je marche dans la vallée de l’ombre de la mort, je ne crains aucun mal',
    'Para mim o viver é Cristo e o morrer é lucro',
    'Jesus died for me',
    'Out of the depths I cry to you, O Lord',
  ])('does not react to the Bible: %j', (quoted) => {
    for (const language of LANGUAGES) expect(detectDistress(quoted, language).distress).toBe(false);
  });

  it.each([
    'my anxiety is so bad i feel like i want to die',
    'panic again and i want to die for real all day',
    'i am writing this on my phone i want to die',
    'i dont want to wake up at all',
    'que calor e que tristeza, quero morrer',
    'tenho crise de ansiedade e quero morrer',
    'tengo ansiedad y siento que quiero morir',
    'adios a todos mañana ya no voy a estar',
    "j'ai honte je veux mourir",
    'je veux plus me réveiller demain',
    "il m'étouffe quand il a bu",
    'o médico me tocou sem eu querer',
  ])('finds distress next to a harmless idiom: %j', (typed) => {
    expect(detectDistress(typed).distress).toBe(true);
  });

  it.each([
    ['pt', 'Qual é o sentido da vida?'],
    ['en', 'What is the meaning of life?'],
    ['es', '¿Cuál es el sentido de la vida?'],
    ['fr', 'Quel est le sens de la vie ?'],
  ] as const)(
    'takes the question about the meaning of life in %s for a question: %j',
    async (language, asked) => {
      expect(await readDistress(asked, language)).toMatchObject({ distress: false });
      expect(await readDistress(`${asked} Je veux mourir.`, language)).toMatchObject({ isExplicit: true });
    },
  );

  it('ignores a word that is harmless in one language when another spells it alike', () => {
    expect(detectDistress('assisti um filme sobre suicídio', 'pt').distress).toBe(false);
    expect(detectDistress('assisti um filme e penso em suicídio', 'pt').distress).toBe(true);
  });

  it('reads two signs together as distress, one alone not', () => {
    expect(detectDistress('Não aguento mais.', 'pt').distress).toBe(false);
    expect(detectDistress('Não aguento mais. Não sirvo pra nada.', 'pt').distress).toBe(true);
  });

  it('counts words shared by two signs once', () => {
    expect(detectDistress('Não aguento mais esse trânsito', 'pt').distress).toBe(false);
    expect(detectDistress('me siento inútil en este trabajo', 'es').distress).toBe(false);
  });

  it('returns a result for any text', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 1000 }),
      fc.array(fc.constantFrom('quero', 'nao', 'me', 'want', 'to', '..', "j'", '*', '$', 'a '), {
        maxLength: 250,
      }),
    );
    fc.assert(
      fc.property(anyText, fc.constantFrom(undefined, ...LANGUAGES), (text, language) => {
        const typed = typeof text === 'string' ? text : text.join(' ');
        const { distress, kinds } = detectDistress(typed, language);
        expect(distress).toBe(kinds.length > 0);
      }),
    );
  });
});
