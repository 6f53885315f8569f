import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createMemoryCache } from '@selah/service-kit/cache/memory-cache';
import type { Service } from '@selah/service-kit/lifecycle/service';
import { silentLogger } from '@selah/service-kit/logging/logger';
import { createInProcessEventBus } from '@selah/service-kit/messaging/in-process/in-process-event-bus';
import { createSessionStore } from '@selah/service-kit/sessions/cache-session-store';
import { openSqlite } from '@selah/service-kit/sqlite/open-sqlite';
import { TEST_INTERNAL_SECRET } from '@selah/service-kit/testing/api-driver';
import { eventually } from '@selah/service-kit/testing/eventually';
import { SMTPServer } from 'smtp-server';
import { composeAdmin } from './compose.ts';
import { loadAdminConfig } from './config.ts';

let sqlite: DatabaseSync;
let mailServer: SMTPServer;
let mailUrl: string;
/** Decoded, newest last. */
let mails: string[];
let looks: number;
let videosAreAway: boolean;
let service: Service | undefined;

beforeAll(async () => {
  mailServer = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    async onData(stream, _session, done) {
      mails.push(decode(await text(stream)));
      done();
    },
  });
  mailServer.listen(0, '127.0.0.1');
  await once(mailServer.server, 'listening');
  mailUrl = `smtp://127.0.0.1:${(mailServer.server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((resolve) => mailServer.close(() => resolve())));

beforeEach(async () => {
  sqlite = openSqlite(':memory:');
  mails = [];
  looks = 0;
  videosAreAway = false;
});
afterEach(async () => {
  await service?.stop();
  service = undefined;
  sqlite.close();
});

/** Starts the service, or starts it again, with other services that are well, but for videos where the test says so. */
async function start(smtpUrl: string | undefined): Promise<void> {
  await service?.stop();
  const logger = silentLogger();
  const cache = createMemoryCache({ logger });
  const well = async () => Response.json({ conditions: [{ name: 'database', state: 'good' }] });
  const config = loadAdminConfig({
    PUBLIC_URL: 'http://127.0.0.1:8080',
    INTERNAL_SECRET: TEST_INTERNAL_SECRET,
    ADMIN_PASSWORD: 'first-password',
    ADMIN_EMAIL: 'dona@example.org',
    ...(smtpUrl && { SMTP_URL: smtpUrl }),
  });
  service = composeAdmin(config, {
    sqlite,
    eventBus: createInProcessEventBus({ logger }),
    cache,
    sessions: createSessionStore({ cache }),
    logger,
    alarmTiming: { everyMs: 20, afterMs: 100 },
    services: {
      videos: async () => {
        looks += 1;
        return videosAreAway ? new Response(undefined, { status: 503 }) : well();
      },
      users: well,
      messages: well,
      stats: well,
    },
  });
  await service.start();
}

const looksAgain = async (times: number) => {
  const enough = looks + times;
  await eventually(async () => expect(looks).toBeGreaterThan(enough));
};

describe('mails about the site', () => {
  it('say once what has been wrong, what to do, and once that it is well again, over a restart', async () => {
    await start(mailUrl);
    await looksAgain(3);
    videosAreAway = true;
    await eventually(async () => expect(mails).toHaveLength(1));
    expect(mails[0]).toContain('To: dona@example.org');
    expect(mails[0]).toContain('Subject: Selah: A parte de vídeos não responde');
    expect(mails[0]).toContain('Espere alguns minutos.');
    expect(mails[0]).toContain('http://127.0.0.1:8080/admin');
    await looksAgain(10);
    await start(mailUrl);
    await looksAgain(10);
    expect(mails).toHaveLength(1);

    videosAreAway = false;
    await eventually(async () => expect(mails).toHaveLength(2));
    expect(mails[1]).toContain('Subject: Selah: tudo bem de novo');
    await looksAgain(10);
    expect(mails).toHaveLength(2);
  });

  it('are sent later if the mail server is away', async () => {
    await start('smtp://127.0.0.1:1');
    videosAreAway = true;
    await looksAgain(15);
    await start(mailUrl);
    await eventually(async () => expect(mails).toHaveLength(1));
  });

  it('hold nothing up where the mail server never answers', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    const connected = once(silent, 'connection');
    await once(silent, 'listening');
    await start(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`);
    videosAreAway = true;
    const [socket] = await connected;
    // Ends although the mail does not.
    await service?.stop();
    service = undefined;
    expect(socket.destroyed).toBe(false);
    socket.destroy();
    silent.close();
    await start(mailUrl);
    await eventually(async () => expect(mails).toHaveLength(1));
  });

  it('do not exist without a mail server: nobody is asked', async () => {
    await start(undefined);
    videosAreAway = true;
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(looks).toBe(0);
  });
});

/** The text of a mail with its headers. */
function decode(source: string): string {
  const [headers = '', body = ''] = source.split(/\r?\n\r?\n(.*)/s);
  const words = headers
    .replace(/\?=\r?\n\s+=\?/g, '?==?')
    .replace(/\r?\n\s+/g, ' ')
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, word: string) => fromQuoted(word.replaceAll('_', ' ')));
  const isBase64 = /encoding: base64/i.test(headers);
  return `${words}\n\n${isBase64 ? Buffer.from(body, 'base64').toString() : fromQuoted(body)}`;
}

function fromQuoted(word: string): string {
  const bytes = word
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
