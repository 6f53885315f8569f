import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Mailer } from '../../src/domain/ports.ts';

interface Opened {
  readonly mailer: Mailer;
  /** The raw source (RFC 5322) of every mail that was handed over so far. */
  delivered(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** What every way of sending mail must do. */
export function describeMailer(name: string, open: () => Promise<Opened>): void {
  describe(`mail ${name}`, () => {
    let opened: Opened;

    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    it('reaches the person with its words intact', async () => {
      const text = 'Olá, coração: não se aflija.';
      await opened.mailer.send({ to: 'ana@example.org', subject: 'Recuperação de senha', text });
      const [source = ''] = await opened.delivered();
      expect(source).toMatch(/^To: ana@example\.org$/m);
      expect(source).toMatch(/^Subject: =\?UTF-8\?/m);
      expect(decodeBody(source)).toContain(text);
    });

    it('goes to one address only, whatever the words contain', async () => {
      const before = (await opened.delivered()).length;
      await opened.mailer.send({
        to: 'ana@example.org',
        subject: 'a\r\nBcc: eve@example.org',
        text: '.\r\nRCPT TO:<eve@example.org>',
      });
      const sources = await opened.delivered();
      expect(sources).toHaveLength(before + 1);
      expect(sources.at(-1)).not.toMatch(/^Bcc:/im);
    });

    it('says that it can be sent', async () => {
      await expect(opened.mailer.check()).resolves.toBeUndefined();
    });
  });
}

function decodeBody(source: string): string {
  const [head = '', body = ''] = source.replaceAll('\r\n', '\n').split(/\n\n([\s\S]*)/);
  if (/content-transfer-encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  const bytes = body
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
