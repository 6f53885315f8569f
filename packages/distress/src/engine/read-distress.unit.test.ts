import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@selah/shared/contracts/language-list';
import { readDistress } from './read-distress.ts';

describe('readDistress', () => {
  it.each([
    ['pt', 'vou deixar tudo arrumado pra ninguem ter trabalho quando eu nao estiver mais aqui', 'suicide'],
    ['en', 'he counts the minutes when i go to the shop and goes through my phone at night', 'abuse'],
  ] as const)('reads between the lines in %s: %j', async (language, text, kind) => {
    expect(await readDistress(text, language)).toEqual({ distress: true, kinds: [kind], outright: false });
  });

  it('finds what is said outright in any language, whatever the page speaks', async () => {
    for (const language of LANGUAGES) {
      expect(await readDistress('quero morrer', language)).toMatchObject({
        kinds: ['suicide'],
        outright: true,
      });
    }
  });
});
