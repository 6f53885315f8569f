import type { MailDelivery } from '@selah/shared/contracts/admin/requests';
import type { Condition } from '@selah/shared/contracts/site-health/site-health';
import type { Mailer } from '../domain/ports.ts';

export interface ProbeMailDeps {
  readonly mailer: Mailer;
  readonly mailDelivery: MailDelivery;
}

/** Whether mail can be sent. @throws Error of the mail server */
export async function probeMail({ mailer, mailDelivery }: ProbeMailDeps): Promise<Omit<Condition, 'name'>> {
  await mailer.check();
  return { state: mailDelivery === 'smtp' ? 'good' : 'off' };
}
