import type { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AuditEntry } from '@selah/shared/contracts/audit/audit';
import { eventually } from '../../testing/eventually.ts';
import { createSqliteOutbox } from '../database/sqlite-outbox.ts';
import { silentLogger } from '../logging/logger.ts';
import { openSqlite } from '../sqlite/open-sqlite.ts';
import { createTables } from '../sqlite/service-tables.ts';
import { createActionOutbox } from './action-outbox.ts';
import type { Action } from './record-action.ts';

const ACTION: Action = {
  at: '2026-03-01T12:00:00.000Z',
  action: 'video-changed',
  administrator: 'dona',
  address: '203.0.113.7',
  object: { id: '12' },
};

describe('the outbox of actions', () => {
  let sqlite: DatabaseSync;
  let published: AuditEntry[];
  let isAway: boolean;

  beforeAll(() => {
    sqlite = openSqlite(':memory:');
    createTables(sqlite, { service: 'videos', migrations: [] });
  });
  beforeEach(() => {
    published = [];
    isAway = false;
  });
  afterAll(() => sqlite.close());

  const outbox = () =>
    createActionOutbox({
      store: createSqliteOutbox(sqlite, 'videos'),
      eventBus: {
        publish: async (_, data) => {
          if (isAway) throw new Error('the bus is away');
          published.push(data as AuditEntry);
        },
      },
      logger: silentLogger(),
      sweepMs: 20,
    });
  const stored = async () => (await createSqliteOutbox(sqlite, 'videos').first(10)).length;

  it('sends an action and forgets it', async () => {
    const { record, stop } = outbox();
    await record(ACTION);
    await eventually(async () => expect(published).toEqual([{ ...ACTION, id: expect.any(String) }]));
    await stop();
    expect(await stored()).toBe(0);
  });

  it('loses nothing when the bus is away and the process ends: the next one sends it', async () => {
    isAway = true;
    const first = outbox();
    await first.record(ACTION);
    await first.stop();
    expect(published).toEqual([]);
    isAway = false;
    const next = outbox();
    next.start();
    await eventually(async () => expect(published).toHaveLength(1));
    await next.stop();
    expect(await stored()).toBe(0);
  });

  it('sends later what the bus did not take', async () => {
    isAway = true;
    const { record, start, stop } = outbox();
    start();
    await record(ACTION);
    isAway = false;
    await eventually(async () => expect(published).toHaveLength(1));
    await stop();
  });
});
