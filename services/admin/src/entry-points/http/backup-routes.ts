import type Router from '@koa/router';
import { AppError } from '@selah/service-kit/errors/app-error';
import { parseJsonBody, parseParams } from '@selah/service-kit/http/koa/parse-request';
import { requireAdmin } from '@selah/service-kit/http/koa/require-access';
import type { ServiceState } from '@selah/service-kit/http/koa/service-context';
import {
  backupParamsSchema,
  backupScheduleSchema,
  backupWorkParamsSchema,
} from '@selah/shared/contracts/backups/backups';
import type { Backups } from '../../domain/backups.ts';

export interface BackupRoutesDeps {
  /** Absent where the data are in engines of their own. */
  readonly backups?: Backups | undefined;
}

const ACCEPTED = 202;
const NO_CONTENT = 204;

/** Backups of an installation that is one process. */
export function addBackupRoutes(router: Router<ServiceState>, { backups: given }: BackupRoutesDeps): void {
  const own = () => {
    if (!given) throw new AppError('backups_elsewhere');
    return given;
  };
  const answer = async () => (given ? { own: await given.read() } : {});

  router.get('/api/admin/backups', async (ctx) => {
    requireAdmin(ctx);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await answer();
  });

  router.post('/api/admin/backups', async (ctx) => {
    requireAdmin(ctx);
    await own().begin();
    ctx.status = ACCEPTED;
    ctx.body = await answer();
  });

  router.put('/api/admin/backups/schedule', async (ctx) => {
    requireAdmin(ctx);
    await own().setSchedule(await parseJsonBody(ctx, backupScheduleSchema));
    ctx.status = NO_CONTENT;
  });

  router.post('/api/admin/backups/:backup/check', async (ctx) => {
    requireAdmin(ctx);
    const { backup } = parseParams(ctx, backupParamsSchema);
    await own().check(backup);
    ctx.status = ACCEPTED;
    ctx.body = await answer();
  });

  router.post('/api/admin/backups/:backup/restore', async (ctx) => {
    const { username: administrator } = requireAdmin(ctx);
    const { backup } = parseParams(ctx, backupParamsSchema);
    await own().restore(backup, { administrator, address: ctx.state.clientAddress });
    ctx.status = ACCEPTED;
    ctx.body = await answer();
  });

  router.post('/api/admin/backups/cloud', async (ctx) => {
    requireAdmin(ctx);
    await own().copy();
    ctx.status = ACCEPTED;
    ctx.body = await answer();
  });

  router.post('/api/admin/backups/:backup/fetch', async (ctx) => {
    requireAdmin(ctx);
    const { backup } = parseParams(ctx, backupParamsSchema);
    await own().fetch(backup);
    ctx.status = ACCEPTED;
    ctx.body = await answer();
  });

  router.post('/api/admin/backups/work/:work/retry', async (ctx) => {
    const { username: administrator } = requireAdmin(ctx);
    const { work } = parseParams(ctx, backupWorkParamsSchema);
    await own().retry(work, { administrator, address: ctx.state.clientAddress });
    ctx.status = ACCEPTED;
    ctx.body = await answer();
  });

  router.post('/api/admin/backups/work/:work/give-up', async (ctx) => {
    requireAdmin(ctx);
    const { work } = parseParams(ctx, backupWorkParamsSchema);
    await own().giveUp(work);
    ctx.status = NO_CONTENT;
  });

  router.get('/api/admin/backups/:backup/archive', async (ctx) => {
    requireAdmin(ctx);
    const { backup } = parseParams(ctx, backupParamsSchema);
    const { size, open } = await own().archive(backup);
    ctx.set('Cache-Control', 'no-store');
    ctx.attachment(`selah-${backup}.tar`);
    ctx.type = 'application/x-tar';
    ctx.length = size;
    ctx.body = open();
  });

  router.post('/api/admin/backups/archive', async (ctx) => {
    requireAdmin(ctx);
    const backups = own();
    if (!ctx.is('application/x-tar')) throw new AppError('unsupported_media_type');
    await backups.bring(ctx.req, ctx.request.length);
    ctx.status = NO_CONTENT;
  });

  router.delete('/api/admin/backups/:backup', async (ctx) => {
    requireAdmin(ctx);
    const { backup } = parseParams(ctx, backupParamsSchema);
    await own().remove(backup);
    ctx.status = NO_CONTENT;
  });
}
