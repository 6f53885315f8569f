import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createMemoryCache } from '@selah/service-kit/cache/memory-cache';
import { type RunningService, serve } from '@selah/service-kit/lifecycle/serve';
import { silentLogger } from '@selah/service-kit/logging/logger';
import { createInProcessEventBus } from '@selah/service-kit/messaging/in-process/in-process-event-bus';
import { createSessionStore } from '@selah/service-kit/sessions/cache-session-store';
import { openSqlite } from '@selah/service-kit/sqlite/open-sqlite';
import {
  type ApiDriver,
  asAdmin,
  asSiteUser,
  createApiDriver,
  TEST_INTERNAL_SECRET,
} from '@selah/service-kit/testing/api-driver';
import { contactAnswerSchema, contactVersionsSchema } from '@selah/shared/contracts/admin/contact';
import { composeAdmin } from '../../compose.ts';
import { loadAdminConfig } from '../../config.ts';

const PATH = '/api/site-settings/contact';
const CONTACT = {
  name: 'Pastoral da Escuta',
  phone: '+55 (11) 98765-4321',
  isWhatsApp: true,
  email: 'Escuta@Example.org',
  hours: 'terças, 19h às 21h',
  texts: { pt: 'Pode chamar a qualquer hora.' },
};
const SAVED = { ...CONTACT, phone: '+5511987654321', email: 'escuta@example.org' };

describe('the contact of the community', () => {
  let data: string;
  let sqlite: DatabaseSync;
  let running: RunningService;
  let api: ApiDriver;

  beforeAll(async () => {
    data = await mkdtemp(join(tmpdir(), 'selah-contact-'));
    sqlite = openSqlite(':memory:');
    const logger = silentLogger();
    const cache = createMemoryCache({ logger });
    const config = loadAdminConfig({
      PUBLIC_URL: 'https://selah.example',
      INTERNAL_SECRET: TEST_INTERNAL_SECRET,
      SELAH_DATA_DIR: data,
    });
    const sessions = createSessionStore({ cache });
    running = await serve(
      composeAdmin(config, {
        eventBus: createInProcessEventBus({ logger }),
        cache,
        sessions,
        sqlite,
        logger,
      }),
      { host: '127.0.0.1', port: 0 },
    );
    api = createApiDriver(running.url, TEST_INTERNAL_SECRET);
  });
  afterAll(async () => {
    await running.close();
    sqlite.close();
    await rm(data, { recursive: true });
  });

  const current = async () => contactAnswerSchema.parse((await api.get(PATH)).body);
  const save = (contact: unknown, basedOn: number) =>
    api.put(PATH, { as: asAdmin, json: { contact, basedOn } });

  it('is none before it is entered', async () => {
    expect(await current()).toEqual({ version: 0, contact: null });
  });

  it('is saved with its number as digits, for everyone to read', async () => {
    expect(await save(CONTACT, 0)).toMatchObject({ status: 200, body: { version: 1, contact: SAVED } });
    expect(await current()).toEqual({ version: 1, contact: SAVED });
  });

  it('is saved as it was pasted from contacts and from Word, without what cannot be seen', async () => {
    const pasted = {
      ...CONTACT,
      name: '\u202ePastoral\u000b da Escuta\u200b',
      phone: '\u202a+55\u00a0(0)11 98765\u20114321\u202c',
      email: '\u200bescuta@Example.org ',
      hours: 'terças\u0002, 19h a\u0300s 21h',
    };
    expect(await save(pasted, 1)).toMatchObject({ status: 200, body: { contact: SAVED } });
    expect(await save(CONTACT, 2)).toMatchObject({ status: 200, body: { version: 3 } });
  });

  it('is not overwritten by somebody who saw another version, also at the same time', async () => {
    const answers = await Promise.all(['A', 'B', 'C'].map((name) => save({ ...CONTACT, name }, 3)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await save(CONTACT, 0)).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
    expect((await current()).version).toBe(4);
  });

  it('can be removed, and the last ten versions are kept with their author', async () => {
    for (let version = 4; version < 12; version += 1) await save(version % 2 ? CONTACT : null, version);
    expect(await current()).toEqual({ version: 12, contact: SAVED });
    const { body } = await api.get(`${PATH}/versions`, { as: asAdmin });
    const versions = contactVersionsSchema.parse(body);
    expect(versions.map(({ id }) => id)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    expect(versions[0]).toMatchObject({ contact: SAVED, savedBy: expect.any(String) });
    expect(versions[1]?.contact).toBeNull();
  });

  it.each([
    ['without a name', { ...CONTACT, name: ' ' }, 'contact.name'],
    ['with a name that nobody sees', { ...CONTACT, name: '\u3164\u200b' }, 'contact.name'],
    ['with hours that nobody sees', { ...CONTACT, hours: '\u2800' }, 'contact.hours'],
    ['with words as its number', { ...CONTACT, phone: 'ligue já' }, 'contact.phone'],
    ['with a script as its number', { ...CONTACT, phone: 'javascript:alert(1)' }, 'contact.phone'],
    ['with WhatsApp and no country', { ...CONTACT, phone: '11 98765-4321' }, 'contact.phone'],
    [
      'with WhatsApp and no number',
      { name: 'Ana', isWhatsApp: true, email: 'a@b.org', texts: {} },
      'contact.phone',
    ],
    [
      'that nobody can reach',
      { name: 'Ana', isWhatsApp: false, hours: 'sempre', texts: {} },
      'contact.phone',
    ],
    ['with a wrong address', { ...CONTACT, email: 'a@' }, 'contact.email'],
    ['with a text that is too long', { ...CONTACT, texts: { pt: 'x'.repeat(241) } }, 'contact.texts.pt'],
  ])('is refused %s, and nothing changes', async (_, contact, path) => {
    const before = await current();
    const answer = await save(contact, before.version);
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path, message: expect.any(String) }] } });
    expect(await current()).toEqual(before);
  });

  it('accepts a short number without a country where it is only called', async () => {
    const { version } = await current();
    const answer = await save({ name: 'CVV', phone: '188', isWhatsApp: false, texts: {} }, version);
    expect(answer).toMatchObject({ status: 200, body: { contact: { phone: '188' } } });
  });

  it('M-007 is changed and remembered for the administrator only', async () => {
    for (const as of [undefined, asSiteUser(1)]) {
      const who = as ? { as } : {};
      expect((await api.put(PATH, { ...who, json: { contact: null, basedOn: 0 } })).status).toBe(401);
      expect((await api.get(`${PATH}/versions`, who)).status).toBe(401);
    }
  });
});
