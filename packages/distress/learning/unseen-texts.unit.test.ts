import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@selah/shared/contracts/language-list';
import { readTexts } from './read-texts.ts';
import { inPercent, LABELS, sharesFound } from './shares-found.ts';

/** Those of which the texts speak of distress. */
const OF_DISTRESS: readonly string[] = LABELS.slice(0, 3);

// Written without sight of the phrases and the lessons, and looked at by nobody since: nothing may be changed for the sake of
// one of these texts. Whoever does so writes new ones first. One kind of writer wrote all sets: strangers are found less
// often, and nobody should read "not found" as "not in distress".
describe.each(LANGUAGES)('readDistress on texts in %s that nobody tuned it on', (language) => {
  it('finds what is said outright, most of what is told in passing, and about half of what is hinted at', async () => {
    const shares = await sharesFound('unseen', language);
    process.stdout.write(`distress ${language}, unseen, taken for distress: ${inPercent(shares)}\n`);
    expect(shares.plain).toBeGreaterThanOrEqual(0.9);
    expect(shares.story).toBeGreaterThanOrEqual(0.6);
    expect(shares.hint).toBeGreaterThanOrEqual(0.45);
    expect(shares.ordinary).toBeLessThanOrEqual(0.3);
    expect(shares.hard).toBeLessThanOrEqual(0.3);
  });

  it('has as many of each kind to look at', () => {
    const labels = readTexts('unseen', language).map(({ label }) => label);
    for (const label of LABELS) {
      expect(labels.filter((other) => other === label)).toHaveLength(OF_DISTRESS.includes(label) ? 20 : 25);
    }
  });
});
