import { describe, expect, it } from '@jest/globals';
import type { Backup, BackupSchedule, OwnBackups } from '@selah/shared/contracts/backups/backups';
import { probeBackups, probeCloudOfBackups } from './probe-backups.ts';

const NOW = Date.parse('2026-03-31T12:00:00Z');
const DAY_MS = 86_400_000;

const backup = (daysAgo: number, state: Backup['state'] = 'unchecked'): Backup => {
  const createdAt = new Date(NOW - daysAgo * DAY_MS).toISOString();
  return { name: createdAt, createdAt, place: 'here', state, bytes: 1, files: 1, films: 0 };
};

const failedBackup: OwnBackups['failures'][number] = {
  kind: 'backup',
  at: new Date(NOW).toISOString(),
  failure: 'disk_full',
};

function probe(
  backups: Backup[],
  { every = 'daily' as BackupSchedule['every'], failures = [] as OwnBackups['failures'] } = {},
) {
  const answer = { schedule: { every, hour: 3 }, failures, backups } as unknown as OwnBackups;
  return probeBackups({ backups: { read: async () => answer }, now: () => NOW });
}

describe('how the last backup is', () => {
  it('is good as long as none was missed', async () => {
    expect(await probe([backup(2)])).toEqual({ state: 'good', amount: 2 });
    expect(await probe([backup(9)], { every: 'weekly' })).toEqual({ state: 'good', amount: 9 });
    expect(await probe([backup(30)], { every: 'off' })).toEqual({ state: 'good', amount: 30 });
  });

  it('asks for attention when it is old, or there is none', async () => {
    expect(await probe([backup(3)])).toEqual({ state: 'attention', amount: 3 });
    expect(await probe([backup(10)], { every: 'weekly' })).toEqual({ state: 'attention', amount: 10 });
    expect(await probe([backup(31)], { every: 'off' })).toEqual({ state: 'attention', amount: 31 });
    expect(await probe([])).toEqual({ state: 'attention' });
  });

  it('does not count one that is damaged', async () => {
    expect(await probe([backup(0, 'damaged'), backup(0, 'unreadable'), backup(1, 'whole')])).toEqual({
      state: 'good',
      amount: 1,
    });
  });

  it('fails when the last one did, and tells the age of the one before', async () => {
    expect(await probe([backup(1)], { failures: [failedBackup] })).toEqual({ state: 'failing', amount: 1 });
    expect(await probe([], { failures: [failedBackup] })).toEqual({ state: 'failing' });
    expect(await probe([backup(1)], { failures: [{ ...failedBackup, kind: 'check' }] })).toMatchObject({
      state: 'good',
    });
  });

  it('is not negative after a clock was set back', async () => {
    expect(await probe([backup(-400)])).toEqual({ state: 'good', amount: 0 });
  });
});

describe('how the last backup in the cloud is', () => {
  const placed = (daysAgo: number, place: Backup['place']): Backup => ({ ...backup(daysAgo), place });

  function probeCloud(
    backups: Backup[],
    { failures = [] as OwnBackups['failures'], cloud = {} as Partial<OwnBackups['cloud']> } = {},
  ) {
    const answer = {
      schedule: { every: 'daily', hour: 3 },
      failures,
      backups,
      cloud,
    } as unknown as OwnBackups;
    return probeCloudOfBackups({ backups: { read: async () => answer }, now: () => NOW });
  }

  it('counts those that are there, here or not', async () => {
    expect(await probeCloud([placed(0, 'here'), placed(2, 'both')])).toEqual({ state: 'good', amount: 2 });
    expect(await probeCloud([placed(0, 'here'), placed(3, 'cloud')])).toEqual({
      state: 'attention',
      amount: 3,
    });
    expect(await probeCloud([placed(0, 'here')])).toEqual({ state: 'attention' });
  });

  it('fails when the last copy did, or the cloud does not answer', async () => {
    const failures = [{ ...failedBackup, kind: 'copy' as const }];
    expect(await probeCloud([placed(1, 'both')], { failures })).toEqual({ state: 'failing', amount: 1 });
    expect(await probeCloud([], { cloud: { failure: 'cloud_unreachable' } })).toEqual({ state: 'failing' });
  });

  it('leaves the state of those here as it is', async () => {
    const failures = [{ ...failedBackup, kind: 'copy' as const }];
    expect(await probe([placed(0, 'cloud'), placed(1, 'here')], { failures })).toEqual({
      state: 'good',
      amount: 1,
    });
  });
});
