import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AuditEntry } from '@selah/shared/contracts/audit/audit';
import type { Connection } from 'mongoose';
import { eventually } from '../../testing/eventually.ts';
import { startTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { silentLogger } from '../logging/logger.ts';
import { createMongoConnection, openMongo } from '../mongo/open-mongo.ts';
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
  let database: TestDatabase;
  let connection: Connection;
  let published: AuditEntry[];
  let isAway: boolean;

  beforeAll(async () => {
    database = await startTestDatabase({ service: 'videos', migrations: [] });
    connection = createMongoConnection();
    await openMongo({ uri: database.uri, appName: 'outbox' }, connection);
  });
  beforeEach(() => {
    published = [];
    isAway = false;
  });
  afterAll(async () => {
    await connection.close();
    await database.stop();
  });

  const outbox = () =>
    createActionOutbox({
      service: 'videos',
      connection,
      eventBus: {
        publish: async (_, data) => {
          if (isAway) throw new Error('the bus is away');
          published.push(data as AuditEntry);
        },
      },
      logger: silentLogger(),
      sweepMs: 20,
    });
  const stored = () => connection.collection('videos_audit_outbox').countDocuments();

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
