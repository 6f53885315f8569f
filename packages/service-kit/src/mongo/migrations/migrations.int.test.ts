import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Connection } from 'mongoose';
import { describeOn } from '../../../testing/engines/engine.ts';
import { anyMongo, newDatabase } from '../../../testing/engines/mongo.ts';
import { eventually } from '../../../testing/eventually.ts';
import { recordingLogger } from '../../../testing/recording-logger.ts';
import { silentLogger } from '../../logging/logger.ts';
import { openMongo } from '../open-mongo.ts';
import { awaitData } from './await-data.ts';
import { createDataVersions } from './data-versions.ts';
import { describeReport, migrateData } from './migrate-data.ts';
import type { Migration, ServiceData } from './service-data.ts';

const SERVICE = 'things';

describeOn('the migrations of a service', anyMongo, (mongo) => {
  let uri: string;
  let connection: Connection;
  let runs: string[];
  beforeEach(async () => {
    uri = await newDatabase(mongo());
    connection = await openMongo({ uri, appName: 'test' });
    runs = [];
  });
  afterEach(async () => {
    await connection.close();
  });

  const step = (name: string, more: Partial<Migration> = {}): Migration => ({
    name,
    run: async () => {
      runs.push(name);
    },
    ...more,
  });
  const dataOf = (...migrations: Migration[]): ServiceData => ({ service: SERVICE, migrations });
  const stored = () => createDataVersions(connection, SERVICE).read();
  const logger = silentLogger();

  it('run once each, in order, and say what they did', async () => {
    const first = await migrateData(connection, dataOf(step('one'), step('two')));
    expect(describeReport(first)).toBe('Data of things: version 0 → 2 (one; two)');
    const second = await migrateData(connection, dataOf(step('one'), step('two'), step('three')));
    expect(second).toEqual({ service: SERVICE, from: 2, to: 3, done: ['three'] });
    expect(runs).toEqual(['one', 'two', 'three']);
    expect(await stored()).toMatchObject({ version: 3 });
    expect(await stored()).not.toHaveProperty('lock');
  });

  it('write nothing where nothing is lacking', async () => {
    const data = dataOf(step('one'));
    await migrateData(connection, data, { now: () => 0 });
    const report = await migrateData(connection, data);
    expect(describeReport(report)).toBeUndefined();
    expect(await stored()).toMatchObject({ version: 1, changedAt: new Date(0) });
  });

  it('are run by one of eight jobs, and the others wait for it', async () => {
    const reached = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const data = dataOf(
      step('slow', {
        run: async () => {
          runs.push('slow');
          reached.resolve();
          await goOn.promise;
        },
      }),
    );
    let ended = 0;
    const jobs = Array.from({ length: 8 }, async () => {
      const report = await migrateData(connection, data);
      ended += 1;
      return report;
    });
    await reached.promise;
    expect(ended).toBe(0);
    goOn.resolve();
    const reports = await Promise.all(jobs);
    expect(runs).toEqual(['slow']);
    expect(reports.filter(({ done }) => done.length === 1)).toHaveLength(1);
    expect(new Set(reports.map(({ to }) => to))).toEqual(new Set([1]));
  });

  it('are taken over from a job that was killed in the middle, from the beginning of that migration', async () => {
    const versions = createDataVersions(connection, SERVICE);
    expect(await versions.lock('killed', undefined)).toBe(true);
    await versions.raise('killed', 0, 0, new Date());
    const report = await migrateData(connection, dataOf(step('one'), step('two')), { abandonedAfterMs: 20 });
    expect(report).toMatchObject({ from: 1, to: 2 });
    expect(runs).toEqual(['two']);
  });

  it('are not taken over from a job that lives', async () => {
    const versions = createDataVersions(connection, SERVICE);
    await versions.lock('alive', undefined);
    const { lock: before } = await versions.read();
    await versions.beat('alive');
    expect(await versions.lock('other', undefined)).toBe(false);
    expect(await versions.lock('other', before)).toBe(false);
    expect(await stored()).toMatchObject({ lock: { holder: 'alive', beat: 1 } });
  });

  it('stop in a job that another one has replaced', async () => {
    const data = dataOf(
      step('stalled', {
        run: async () => {
          const { lock } = await stored();
          await createDataVersions(connection, SERVICE).lock('other', lock);
        },
      }),
    );
    await expect(migrateData(connection, data)).rejects.toThrow('another job has taken over');
    expect(await stored()).toMatchObject({ version: 0, lock: { holder: 'other' } });
  });

  it('go on at the one that failed', async () => {
    const failing = step('two', {
      run: async () => {
        throw new Error('no room');
      },
    });
    await expect(migrateData(connection, dataOf(step('one'), failing))).rejects.toThrow('no room');
    expect(await stored()).toMatchObject({ version: 1 });
    await migrateData(connection, dataOf(step('one'), step('two')));
    expect(runs).toEqual(['one', 'two']);
  });

  describe('and a program that finds data of a later release', () => {
    const earlier = dataOf(step('one'));

    it('works with them if they only have more than it knows', async () => {
      await migrateData(connection, dataOf(step('one'), step('two')));
      await awaitData(connection, earlier, { logger });
      expect(await migrateData(connection, earlier)).toMatchObject({ from: 2, to: 2 });
    });

    it('refuses those that it would misread, in a sentence, also as the job of the migrations', async () => {
      const later = dataOf(step('one'), step('two', { excludesEarlierPrograms: true }), step('three'));
      await migrateData(connection, later);
      const sentence =
        'The data of things are newer than this program: they have version 3, and this release of Selah reads them ' +
        'up to version 1. Start the newer release again, or restore a backup from before the update.';
      await expect(awaitData(connection, earlier, { logger })).rejects.toThrow(sentence);
      await expect(migrateData(connection, earlier)).rejects.toThrow(sentence);
      await awaitData(connection, dataOf(step('one'), step('two')), { logger });
    });
  });

  describe('and a program that starts before them', () => {
    it('waits for them', async () => {
      const waiting = recordingLogger();
      const data = dataOf(step('one'));
      let isReady = false;
      const started = awaitData(connection, data, { logger: waiting.logger }).then(() => {
        isReady = true;
      });
      await eventually(() => expect(waiting.text()).toContain('waiting for the migrations of the data'));
      expect(isReady).toBe(false);
      await migrateData(connection, data);
      await started;
    });

    it('gives up in a sentence', async () => {
      await expect(awaitData(connection, dataOf(step('one')), { logger, patienceMs: 0 })).rejects.toThrow(
        'The data of things have version 0, and this release needs 1: run the job of the migrations',
      );
    });
  });
});
