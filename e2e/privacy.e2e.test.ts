import { copyFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from './support/free-port.ts';
import { httpVisitor, loggedInAdmin, loggedInVisitor } from './support/http-visitor.ts';
import { type RunningProduct, startProduct } from './support/product.ts';

/** Strings that do not occur by chance. */
const CANARY = {
  question: 'canario-da-pergunta',
  kept: 'canario-guardado',
  name: 'canario-do-nome',
  password: 'canario-da-senha',
};

describe('the texts of a visitor', () => {
  let product: RunningProduct;
  let metricsPort: number;

  beforeAll(async () => {
    metricsPort = await freePort();
    product = await startProduct({
      env: { LOG_LEVEL: 'trace', SELAH_SEED: 'none', METRICS_PORT: String(metricsPort) },
    });
    const anyone = httpVisitor(product.url);
    const json = { name: CANARY.name, question: `Tenho medo, ${CANARY.question}`, language: 'pt' };
    expect((await anyone.call('POST', '/api/ai/message', { json })).status).toBe(200);
    // Also for calls that fail.
    await anyone.call('POST', '/api/ai/message', { json: { ...json, language: 'de' } });
    await anyone.call('POST', `/api/ai/message?question=${CANARY.question}`, { json: { ...json, name: '' } });
    await anyone.call('POST', '/api/site-users/login', {
      json: { email: 'a@example.org', password: CANARY.password },
    });

    // An error report has no field for text.
    const report = { kind: 'script', page: 'home', build: '0123456789ab' };
    expect((await anyone.call('POST', '/api/page-errors', { json: report })).status).toBe(204);
    for (const wrong of [
      { kind: CANARY.question },
      { page: `/?q=${CANARY.question}` },
      { text: CANARY.question },
    ])
      await anyone.call('POST', '/api/page-errors', { json: { ...report, ...wrong } });

    const ana = await loggedInVisitor(product.url, 'canario-email@example.org');
    const kept = {
      userId: ana.id,
      name: CANARY.name,
      question: CANARY.question,
      message: CANARY.kept,
      language: 'pt',
    };
    expect((await ana.call('POST', '/api/saved-messages', { json: kept })).status).toBe(201);
    expect((await ana.call('DELETE', `/api/site-users/${ana.id}`)).status).toBe(204);
  });
  afterAll(() => product?.stop());

  it('are not in the logs, at the most detailed level', () => {
    const log = product.output.join('');
    expect(log).toContain('"path":"/api/ai/message"');
    expect(log).toContain('an error in a page');
    expect(log).not.toMatch(/canario/i);
  });

  it('are not in the metrics', async () => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(text).toContain('route="/api/ai/message"');
    expect(text).not.toMatch(/canario/i);
  });

  it('are not in events, sessions or rate limits', async () => {
    // A copy, because the running product has locked its own.
    const copy = join(await mkdtemp(join(tmpdir(), 'selah-privacy-')), 'copy.sqlite');
    for (const suffix of ['', '-wal'])
      await copyFile(join(product.dataDirectory, `database.sqlite${suffix}`), `${copy}${suffix}`);
    const db = new DatabaseSync(copy);
    for (const table of ['events', 'event_deliveries', 'cache_entries'])
      expect(JSON.stringify(db.prepare(`SELECT * FROM ${table}`).all())).not.toMatch(/canario/i);
    expect(db.prepare('SELECT count(*) AS count FROM cache_entries').get()?.count).toBeGreaterThan(0);
    db.close();
  });

  it('are not readable in an ad frame', async () => {
    const admin = await loggedInAdmin(product.url);
    await admin.call('PUT', '/api/site-settings', { json: { headerAdCode: '<b>ad</b>', footerAdCode: '' } });
    const frame = await httpVisitor(product.url).call('GET', '/api/site-settings/frame/header');
    expect(frame.body).toContain('<b>ad</b>');
    expect(frame.body).not.toMatch(/canario/i);
  });

  it('are deleted with the account', async () => {
    const again = await loggedInVisitor(product.url, 'canario-email@example.org');
    expect((await again.call('GET', `/api/saved-messages/user/${again.id}`)).body).toEqual([]);
  });
});
