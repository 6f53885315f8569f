import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { eventually, SLOW_MACHINE_MS } from '@selah/service-kit/testing/eventually';
import { answered, openSiteToKill, type SiteToKill } from '../site-to-kill.ts';

const STAGED = { when: 'after', call: 'rename', paths: '/\\.restore/phase$' } as const;

let site: SiteToKill;
beforeEach(async () => {
  site = await openSiteToKill();
});
afterEach(() => site.remove());

const restore = (name: string) =>
  answered(202, site.admin.call('POST', `/api/admin/backups/${name}/restore`));

/** Keeps one message after the other until the site answers no more. */
async function keepUntilClosed(): Promise<void> {
  for (let count = 1; ; count += 1) {
    const isKept = await site.keep(`${count}`).then(
      () => true,
      () => false,
    );
    if (!isKept) return;
  }
}

it(
  'everything acknowledged until the data are exchanged is in a backup, which can be put back',
  async () => {
    const first = await site.backUp();
    await site.until(STAGED, () => restore(first));
    await site.keep('while it is staged');
    const closed = keepUntilClosed();
    site.goOn();
    await closed;
    const acknowledged = [...site.kept];
    await eventually(async () => expect(await site.questions()).toEqual(['first']), SLOW_MACHINE_MS);

    const { backups } = await site.backups();
    const before = backups.find(({ isBeforeRestore }) => isBeforeRestore);
    expect(before?.name).toBe(backups[0]?.name);
    await restore(before?.name ?? '');
    await eventually(
      async () => expect(await site.questions()).toEqual(expect.arrayContaining(acknowledged)),
      SLOW_MACHINE_MS,
    );
    expect(acknowledged).toContain('while it is staged');
  },
  5 * SLOW_MACHINE_MS,
);
