import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { describeMailer } from '../../../test/contracts/mailer.contract.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

describeMailer('over SMTP', async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    async onData(stream, session, done) {
      const source = await text(stream);
      // One copy per recipient, so that an injected second recipient would be seen.
      received.push(...session.envelope.rcptTo.map(() => source));
      done();
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    mailer: createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'Selah <selah@example.org>' }),
    delivered: async () => received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
});

describe('an SMTP mailer without a server', () => {
  it('rejects', async () => {
    const mailer = createSmtpMailer({ url: 'smtp://127.0.0.1:1', from: 'selah@example.org' });
    await expect(mailer.check()).rejects.toThrow('ECONNREFUSED');
  });
});
