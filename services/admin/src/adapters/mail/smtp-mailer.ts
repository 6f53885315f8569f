import type { Mailer } from '../../domain/ports.ts';

const TIMEOUT_MS = 10_000;

/** Sends mail by SMTP, e.g. `smtps://user:password@mail.example:465`. */
export function createSmtpMailer(options: { readonly url: string; readonly from: string }): Mailer {
  /** Mail is rare: its library is loaded with the first. */
  const openTransport = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: options.url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  return {
    async send(mail) {
      const transport = await openTransport();
      await transport.sendMail({ from: options.from, ...mail });
    },
    async check() {
      const transport = await openTransport();
      await transport.verify();
    },
  };
}
