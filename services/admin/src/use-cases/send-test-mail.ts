import { AppError } from '@selah/service-kit/errors/app-error';
import type { Logger } from '@selah/service-kit/logging/logger';
import type { AdministratorRepository, Mailer } from '../domain/ports.ts';

export interface SendTestMailDeps {
  readonly administrators: AdministratorRepository;
  readonly mailer: Mailer;
  readonly site: { readonly productName: string };
}

/**
 * Sends a mail to the administrator's own address.
 * @throws AppError `mail_without_address`, `mail_failed`
 */
export async function sendTestMail(
  { administrators, mailer, site }: SendTestMailDeps,
  { administratorId, log }: { readonly administratorId: number; readonly log: Logger },
): Promise<void> {
  const administrator = await administrators.findById(administratorId);
  if (!administrator?.email) throw new AppError('mail_without_address');
  try {
    await mailer.send({
      to: administrator.email,
      subject: `${site.productName}: e-mail de teste`,
      text: 'Este é um e-mail de teste. Se você o recebeu, o site consegue enviar e-mails.',
    });
  } catch (error) {
    log.warn({ err: error }, 'the test mail was not sent');
    throw new AppError('mail_failed');
  }
}
