import { describe, expect, it } from '@jest/globals';
import { LANGUAGES, type Language } from '@selah/shared/contracts/language-list';
import type { DistressCases } from '../../learning/cases/distress-cases.ts';
import { en } from '../../learning/cases/en.ts';
import { es } from '../../learning/cases/es.ts';
import { fr } from '../../learning/cases/fr.ts';
import { pt } from '../../learning/cases/pt.ts';
import { DISTRESS_KINDS } from './distress-kinds.ts';
import { readDistress } from './read-distress.ts';

const CASES: Readonly<Record<Language, DistressCases>> = { pt, en, es, fr };

describe.each(LANGUAGES)('readDistress on the written cases in %s', (language) => {
  it('takes hardly any back that phrases find', async () => {
    const distressed = DISTRESS_KINDS.flatMap((kind) => CASES[language][kind]);
    const reads = await Promise.all(distressed.map((text) => readDistress(text, language)));
    const missed = distressed.filter((_, index) => !reads[index]?.distress);
    expect({ missed, few: missed.length <= distressed.length * 0.03 }).toMatchObject({ few: true });
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
});
