import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '@selah/service-kit/clock';
import type { Mailer } from '../../domain/ports.ts';

/** Writes each mail as an `.eml` file, for a machine without a mail server. */
export function createEmlMailer(options: {
  readonly directory: string;
  readonly from: string;
  readonly now: Clock;
}): Mailer {
  const { directory, from, now } = options;
  return {
    async send(mail) {
      // Mail is rare: its library is loaded with the first.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
      const date = new Date(now());
      const { message } = await transport.sendMail({ from, ...mail, date });
      await mkdir(directory, { recursive: true });
      const name = `${date.toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
      // A temporary name until the mail is complete. Only the folder's owner may read the link inside.
      const part = join(directory, `.${name}.part`);
      await writeFile(part, message as Buffer, { mode: 0o600 });
      await rename(part, join(directory, name));
    },
    async check() {
      await mkdir(directory, { recursive: true });
      await access(directory, constants.W_OK);
    },
  };
}
