import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@selah/shared/contracts/language-list';
import { readDistress } from './read-distress.ts';

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
