import type Router from '@koa/router';
import { requireAdmin } from '@selah/service-kit/http/koa/require-access';
import type { ServiceState } from '@selah/service-kit/http/koa/service-context';
import {
  addSiteHealthRoute,
  answers,
  type ConditionProbes,
} from '@selah/service-kit/http/koa/site-health-route';
import { type ProbeAddressDeps, probeAddress } from '../../use-cases/probe-address.ts';
import { type ProbeBackupsDeps, probeBackups, probeCloudOfBackups } from '../../use-cases/probe-backups.ts';
import { type ProbeMailDeps, probeMail } from '../../use-cases/probe-mail.ts';
import { type SendTestMailDeps, sendTestMail } from '../../use-cases/send-test-mail.ts';

export interface SiteProbesDeps {
  readonly site: Pick<ProbeAddressDeps, 'publicUrl'>;
  readonly certificateDays: ProbeAddressDeps['certificateDays'];
  readonly pingDatabase: () => Promise<void>;
  readonly pingSessions: () => Promise<void>;
  /** Absent where the data are in engines of their own. */
  readonly backups: ProbeBackupsDeps['backups'] | undefined;
  /** Whether they are copied into a cloud. */
  readonly hasCloudOfBackups: boolean;
  readonly now: ProbeBackupsDeps['now'];
}

export type SiteHealthRoutesDeps = SiteProbesDeps & ProbeMailDeps & SendTestMailDeps;

/** The health of this service and of what it knows about the site, and a test mail. */
export function addSiteHealthRoutes(router: Router<ServiceState>, deps: SiteHealthRoutesDeps): void {
  addSiteHealthRoute(router, 'admin', { ...siteProbes(deps), mail: () => probeMail(deps) });

  router.post('/api/admin/test-mail', async (ctx) => {
    const { id } = requireAdmin(ctx);
    await sendTestMail(deps, { administratorId: id, log: ctx.state.log });
    ctx.status = 204;
  });
}

/**
 * The checks of this service without the mail server, which should not be contacted every minute and could
 * not mail its own failure.
 */
export function siteProbes(deps: SiteProbesDeps): ConditionProbes {
  const { backups, hasCloudOfBackups, now } = deps;
  return {
    database: answers(deps.pingDatabase),
    sessions: answers(deps.pingSessions),
    address: () => probeAddress({ publicUrl: deps.site.publicUrl, certificateDays: deps.certificateDays }),
    ...(backups && { backup: () => probeBackups({ backups, now }) }),
    ...(backups && hasCloudOfBackups && { 'backup-cloud': () => probeCloudOfBackups({ backups, now }) }),
  };
}
