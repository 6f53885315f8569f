import { describe, expect, it } from '@jest/globals';
import type { Condition } from '@selah/shared/contracts/site-health/site-health';
import { type Episode, markTold, newsIn, observe } from './alarms.ts';

const MINUTE = 60_000;
const AFTER = 10 * MINUTE;

/** Looks at the site every minute; tells what was mailed. */
function watch() {
  let episodes: readonly Episode[] = [];
  const mails: string[] = [];
  function look(conditions: readonly Condition[] | undefined, elapsedMs = MINUTE) {
    episodes = observe(episodes, [{ service: 'videos', conditions }], elapsedMs);
    const { begun, ended } = newsIn(episodes, AFTER);
    for (const { title } of begun) mails.push(`wrong: ${title}`);
    for (const { subject } of ended) mails.push(`well: ${subject}`);
    episodes = markTold(episodes, begun).filter((episode) => !ended.includes(episode));
  }
  return {
    mails,
    episodes: () => episodes,
    look(conditions: readonly Condition[] | undefined, times = 1, elapsedMs = MINUTE) {
      for (let count = 0; count < times; count += 1) look(conditions, elapsedMs);
    },
  };
}

const broken: readonly Condition[] = [{ name: 'database', state: 'failing' }];
const well: readonly Condition[] = [{ name: 'database', state: 'good' }];
const WRONG = 'wrong: O banco de dados de vídeos não responde';

describe('what is mailed about the site', () => {
  it('is one mail when something has been wrong for ten minutes, and one when it has been well for ten', () => {
    const { look, mails } = watch();
    look(broken, 10);
    expect(mails).toEqual([]);
    look(broken, 500);
    expect(mails).toEqual([WRONG]);
    look(well, 9);
    expect(mails).toEqual([WRONG]);
    look(well, 500);
    expect(mails).toEqual([WRONG, 'well: database videos']);
  });

  it('is nothing for what comes and goes', () => {
    const { look, mails, episodes } = watch();
    for (let count = 0; count < 20; count += 1) {
      look(broken, 9);
      look(well);
    }
    expect(mails).toEqual([]);
    expect(episodes()).toEqual([]);
  });

  it('is no second mail for what comes back before it has been well for ten minutes', () => {
    const { look, mails } = watch();
    look(broken, 11);
    for (let count = 0; count < 20; count += 1) {
      look(well, 9);
      look(broken, 9);
    }
    expect(mails).toEqual([WRONG]);
  });

  it('is a service that is away, whose other troubles stay as they were', () => {
    const { look, mails } = watch();
    look(broken, 11);
    look(undefined, 30);
    expect(mails).toEqual([WRONG, 'wrong: A parte de vídeos não responde']);
    look(broken, 30);
    expect(mails.slice(2)).toEqual(['well: away videos']);
  });

  it('is told again when a warning has become a failure', () => {
    const { look, mails } = watch();
    look([{ name: 'disk', state: 'attention', amount: 2e9, limit: 100e9 }], 30);
    look([{ name: 'disk', state: 'failing', amount: 0.1e9, limit: 100e9 }], 30);
    look([{ name: 'disk', state: 'attention', amount: 2e9, limit: 100e9 }], 30);
    expect(mails).toEqual([
      'wrong: O disco está quase cheio: 2 GB livres',
      'wrong: O disco está cheio: 0,1 GB livres',
    ]);
  });

  it('is nothing for a warning that stays what it is', () => {
    const { look, mails } = watch();
    look(
      [
        { name: 'converter', state: 'off' },
        { name: 'mail', state: 'off' },
        { name: 'backup', state: 'attention' },
        { name: 'address', state: 'attention' },
        { name: 'provider', state: 'attention', amount: 1000, limit: 1000 },
        { name: 'helplines', state: 'attention', amount: 400 },
      ],
      100,
    );
    expect(mails).toEqual([]);
  });
});
