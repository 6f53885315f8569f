import type { MailDelivery } from '@selah/shared/contracts/admin/requests';
import type { Condition } from '@selah/shared/contracts/site-health/site-health';
import type { Mailer } from '../domain/ports.ts';

export interface ProbeMailDeps {
  readonly mailer: Mailer;
  readonly mailDelivery: MailDelivery;
  /** Whether other servers can believe the sender. */
  readonly isSenderReal: boolean;
}

/** Whether mail can be sent, and with a sender that other servers accept. @throws Error of the mail server */
export async function probeMail({
  mailer,
  mailDelivery,
  isSenderReal,
}: ProbeMailDeps): Promise<Omit<Condition, 'name'>> {
  await mailer.check();
  if (mailDelivery !== 'smtp') return { state: 'off' };
  return { state: isSenderReal ? 'good' : 'attention' };
}
