import type { DatabaseSync } from 'node:sqlite';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createMemoryCache } from '@selah/service-kit/cache/memory-cache';
import { type RunningService, serve } from '@selah/service-kit/lifecycle/serve';
import { silentLogger } from '@selah/service-kit/logging/logger';
import type { EventBus } from '@selah/service-kit/messaging/event-bus';
import { createInProcessEventBus } from '@selah/service-kit/messaging/in-process/in-process-event-bus';
import { createSessionStore } from '@selah/service-kit/sessions/cache-session-store';
import { openSqlite } from '@selah/service-kit/sqlite/open-sqlite';
import {
  type ApiDriver,
  asAdmin,
  createApiDriver,
  TEST_INTERNAL_SECRET,
} from '@selah/service-kit/testing/api-driver';
import { eventually } from '@selah/service-kit/testing/eventually';
import { AUDIT_PAGE, type AuditEntry, auditListSchema } from '@selah/shared/contracts/audit/audit';
import { createSqliteAuditLog } from '../../adapters/sqlite/sqlite-audit-log.ts';
import { composeAdmin } from '../../compose.ts';
import { loadAdminConfig } from '../../config.ts';
import type { Backups } from '../../domain/backups.ts';

const BACKUP = '2026-02-28T03-00-00Z';

function someBackups(): Backups {
  const nothing = async () => {};
  const read = async () => ({
    folder: '/backups',
    isOnSameDisk: false,
    timeZone: 'America/Sao_Paulo',
    schedule: { every: 'off', hour: 3 } as const,
    failures: [],
    backups: [],
  });
  const archive = async () => ({ size: 3, open: () => Readable.from(['tar']) });
  return {
    read,
    archive,
    begin: nothing,
    check: nothing,
    remove: nothing,
    restore: nothing,
    copy: nothing,
    fetch: nothing,
    bring: nothing,
    retry: nothing,
    giveUp: nothing,
    setSchedule: nothing,
  };
}

describe('who did what', () => {
  let sqlite: DatabaseSync;
  let running: RunningService;
  let eventBus: EventBus;
  let api: ApiDriver;
  let now = Date.parse('2026-03-01T12:00:00Z');

  beforeAll(async () => {
    sqlite = openSqlite(':memory:');
    const logger = silentLogger();
    const cache = createMemoryCache({ logger, now: () => now });
    eventBus = createInProcessEventBus({ logger });
    const config = loadAdminConfig({
      PUBLIC_URL: 'https://selah.example',
      INTERNAL_SECRET: TEST_INTERNAL_SECRET,
      ADMIN_PASSWORD: 'first-password',
      RATE_LIMIT_SCALE: '100',
    });
    const sessions = createSessionStore({ cache, now: () => now });
    const backups = someBackups();
    const service = composeAdmin(config, {
      eventBus,
      cache,
      sessions,
      sqlite,
      logger,
      now: () => now,
      backups,
    });
    running = await serve(service, { host: '127.0.0.1', port: 0 });
    api = createApiDriver(running.url, TEST_INTERNAL_SECRET, () => now);
  });
  afterAll(async () => {
    await running.close();
    await eventBus.close();
    sqlite.close();
  });

  async function list(before?: string): Promise<readonly AuditEntry[]> {
    const query = before ? `?before=${encodeURIComponent(before)}` : '';
    return auditListSchema.parse((await api.get(`/api/admin/audit${query}`, { as: asAdmin })).body);
  }
  const newest = async () => (await list())[0];
  const logIn = (password: string, username = 'admin') =>
    api.post('/api/auth/login', {
      json: { username, password },
      headers: { 'x-selah-client-address': '203.0.113.7' },
    });

  it('is for the administrator alone', async () => {
    expect((await api.get('/api/admin/audit')).status).toBe(401);
    expect((await api.get('/api/admin/audit?before=nothing', { as: asAdmin })).status).toBe(400);
  });

  it('has a login, with its address', async () => {
    expect((await logIn('first-password')).status).toBe(200);
    expect(await newest()).toEqual({
      id: expect.any(String),
      at: new Date(now).toISOString(),
      action: 'signed-in',
      administrator: 'admin',
      address: expect.any(String),
      object: {},
    });
  });

  it('counts failed logins of an hour as one, and never has what was typed instead of a name', async () => {
    now += 60_000;
    for (let attempt = 0; attempt < 3; attempt += 1) {
      now += 60_000;
      expect((await logIn('wrong')).status).toBe(401);
    }
    expect(await newest()).toMatchObject({
      action: 'sign-in-failed',
      administrator: 'admin',
      object: { count: 3 },
    });
    now += 1;
    await logIn('wrong', 'my-secret-password-by-mistake');
    expect(await newest()).not.toHaveProperty('administrator');
    expect(JSON.stringify(await list())).not.toContain('secret-password');
  });

  it('has changes that succeeded, and none that failed or only read', async () => {
    now += 60_000;
    const before = (await list()).length;
    const ads = { headerAdCode: '<b>canario</b>', footerAdCode: '' };
    expect((await api.put('/api/site-settings', { as: asAdmin, json: ads })).status).toBe(200);
    expect(await newest()).toMatchObject({ action: 'ads-changed', administrator: 'admin', object: {} });
    expect((await api.put('/api/site-settings', { as: asAdmin, json: { headerAdCode: 7 } })).status).toBe(
      400,
    );
    await api.get('/api/site-settings/versions', { as: asAdmin });
    expect(await list()).toHaveLength(before + 1);
    expect(JSON.stringify(await list())).not.toContain('canario');
  });

  it('has what other services tell, once, however often they tell it', async () => {
    now += 60_000;
    const entry = {
      id: '5a1f0c9e-8d3b-4c52-9f60-3b7f2f6f1a10',
      at: new Date(now).toISOString(),
      action: 'video-changed',
      administrator: 'admin',
      address: '203.0.113.7',
      object: { id: '12', title: 'Salmo 23' },
    } as const;
    const before = (await list()).length;
    await eventBus.publish('administrator.acted', entry);
    await eventBus.publish('administrator.acted', entry);
    await eventually(async () => expect(await newest()).toEqual(entry));
    expect(await list()).toHaveLength(before + 1);
  });

  it('has what was done with backups, the download of all data too', async () => {
    now += 60_000;
    const json = { every: 'daily', hour: 4 };
    const as = asAdmin;
    await api.post('/api/admin/backups', { as });
    await api.put('/api/admin/backups/schedule', { as, json });
    await api.get(`/api/admin/backups/${BACKUP}/archive`, { as });
    await api.post(`/api/admin/backups/${BACKUP}/restore`, { as });
    await api.delete(`/api/admin/backups/${BACKUP}`, { as });
    const entries = (await list()).filter(({ action }) => action.startsWith('backup'));
    expect(entries.map(({ action, object }) => `${action} ${object.id ?? ''}`).sort()).toEqual([
      `backup-downloaded ${BACKUP}`,
      `backup-removed ${BACKUP}`,
      `backup-restored ${BACKUP}`,
      'backup-scheduled ',
      'backup-started ',
    ]);
  });

  it('comes in pages, also where many have the same moment', async () => {
    const auditLog = createSqliteAuditLog(sqlite);
    const at = '2025-12-01T00:00:00.000Z';
    const known = await list();
    for (let index = 0; index < AUDIT_PAGE + 5; index += 1)
      await auditLog.add({ id: `old-${index}`, at, action: 'test-mail-sent', address: '', object: {} });
    const first = await list();
    const last = first.at(-1);
    const second = await list(`${last?.at}~${last?.id}`);
    const ids = [...first, ...second].map(({ id }) => id);
    expect(first).toHaveLength(AUDIT_PAGE);
    expect(new Set(ids).size).toBe(known.length + AUDIT_PAGE + 5);
  });
});
