import { createTransport } from 'nodemailer';
import type { Mailer } from '../../domain/ports.ts';

const TIMEOUT_MS = 10_000;

/** Sends mail by SMTP, e.g. `smtps://user:password@mail.example:465`. */
export function createSmtpMailer(options: { readonly url: string; readonly from: string }): Mailer {
  const transport = createTransport({
    url: options.url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      await transport.sendMail({ from: options.from, ...mail });
    },
    async check() {
      await transport.verify();
    },
  };
}
