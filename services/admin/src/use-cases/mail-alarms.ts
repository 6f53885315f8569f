import { inRunningTime } from '@selah/service-kit/in-running-time';
import type { Logger } from '@selah/service-kit/logging/logger';
import type { ServiceReport } from '@selah/shared/contracts/site-health/findings';
import { type AlarmRepository, type Episode, markTold, newsIn, observe } from '../domain/alarms.ts';
import type { AdministratorRepository, Mail, Mailer } from '../domain/ports.ts';
import { alarmMail, wellAgainMail } from './alarm-mails.ts';

export interface MailAlarmsDeps {
  readonly readReports: () => Promise<readonly ServiceReport[]>;
  readonly alarms: AlarmRepository;
  readonly administrators: Pick<AdministratorRepository, 'emails'>;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly site: { readonly productName: string; readonly publicUrl: string };
  readonly logger: Logger;
  /** For how long something is wrong or well before it is mailed. Milliseconds. */
  readonly afterMs: number;
}

/** The limit of one mail; the next check tries again. Milliseconds. */
const MAIL_LIMIT_MS = 30_000;

/**
 * Checks the site, and mails every administrator what has been wrong, or well again, for long enough. If
 * nobody got a mail, the next check sends it again. While the database is away, it uses the addresses and
 * episodes in memory.
 */
export function createMailAlarms(deps: MailAlarmsDeps): (elapsedMs: number) => Promise<void> {
  const { readReports, alarms, administrators, mailer, site, logger, afterMs } = deps;
  let episodes: readonly Episode[] | undefined;
  let recipients: readonly string[] = [];

  /** Whether somebody got it. */
  async function mail(content: Omit<Mail, 'to'>): Promise<boolean> {
    const sent = recipients.map((to) =>
      inRunningTime(mailer.send({ to, ...content }), MAIL_LIMIT_MS, () => new Error('the mail server hangs')),
    );
    const outcomes = await Promise.allSettled(sent);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        logger.warn({ err: outcome.reason }, 'a mail about the site was not sent and is tried again');
    return outcomes.some(({ status }) => status === 'fulfilled');
  }

  async function change(next: readonly Episode[]): Promise<void> {
    const hasSome = next.length > 0 || (episodes ?? []).length > 0;
    episodes = next;
    if (!hasSome) return;
    await alarms.write(next).catch((error: unknown) => {
      logger.warn({ err: error }, 'what is wrong with the site is only in memory');
    });
  }

  return async (elapsedMs) => {
    episodes ??= await alarms.read();
    await change(observe(episodes, await readReports(), elapsedMs));
    recipients = await administrators.emails().catch(() => recipients);

    const { begun, ended } = newsIn(episodes, afterMs);
    if (begun.length > 0 && (await mail(alarmMail(begun, site)))) await change(markTold(episodes, begun));
    if (ended.length > 0) {
      const remaining = episodes.filter((episode) => !ended.includes(episode));
      const stillWrong = remaining.filter(({ told, wellMs }) => told && wellMs === 0);
      if (await mail(wellAgainMail(ended, stillWrong, site))) await change(remaining);
    }
  };
}
