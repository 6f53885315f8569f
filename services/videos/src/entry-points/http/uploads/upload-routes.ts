import type Router from '@koa/router';
import { AppError } from '@selah/service-kit/errors/app-error';
import { parseJsonBody, parseParams } from '@selah/service-kit/http/koa/parse-request';
import { requireAdmin } from '@selah/service-kit/http/koa/require-access';
import type { ServiceContext, ServiceState } from '@selah/service-kit/http/koa/service-context';
import {
  knownFilesRequestSchema,
  PROBLEM_HEADER,
  uploadParamsSchema,
} from '@selah/shared/contracts/videos/uploads';
import type { VideoRepository } from '../../../domain/ports.ts';
import { findKnownFiles } from '../../../use-cases/uploads/find-known-files.ts';
import { arrivedBody } from './arrived-body.ts';
import { createTusServer, type HandleTusRequest, type TusServerDeps, UPLOADS_PATH } from './tus-server.ts';

export interface UploadRoutesDeps extends TusServerDeps {
  readonly videos: VideoRepository;
}

/** The gateway rejects other sites, so CORS is not needed. */
const CROSS_ORIGIN_HEADER = /^access-control-/;

const TUS_VERSION = '1.0.0';

/** `/api/uploads`: resumable uploads (tus 1.0), and which files were uploaded before, for the administrator. */
export function addUploadRoutes(router: Router<ServiceState>, deps: UploadRoutesDeps): void {
  const handle = createTusServer(deps);

  router.register(UPLOADS_PATH, ['OPTIONS', 'POST'], async (ctx) => {
    requireAdmin(ctx);
    await answer(ctx, handle);
  });

  router.post('/api/admin/known-files', async (ctx) => {
    requireAdmin(ctx);
    const { hashes } = await parseJsonBody(ctx, knownFilesRequestSchema);
    const known = await findKnownFiles(deps, hashes);
    ctx.body = {
      known: known.map(({ sha256, video: { id, title, language } }) => ({
        sha256,
        video: { id, title, language },
      })),
    };
  });

  router.register(`${UPLOADS_PATH}/:upload`, ['HEAD', 'PATCH', 'DELETE'], async (ctx) => {
    requireAdmin(ctx);
    parseParams(ctx, uploadParamsSchema);
    await answer(ctx, handle);
  });
}

async function answer(ctx: ServiceContext, handle: HandleTusRequest): Promise<void> {
  ctx.set({ 'Tus-Resumable': TUS_VERSION, 'Tus-Version': TUS_VERSION, 'Cache-Control': 'no-store' });
  // Only a request for the server's capabilities needs no version.
  if (ctx.method !== 'OPTIONS' && ctx.get('Tus-Resumable') !== TUS_VERSION) throw new AppError('tus_version');
  const response = await handle(asWebRequest(ctx)).catch((error: unknown) => {
    if (ctx.method === 'HEAD' && error instanceof AppError)
      ctx.set(PROBLEM_HEADER, problemHeader(ctx, error));
    throw error;
  });
  ctx.body = '';
  ctx.remove('Content-Type');
  ctx.status = response.status;
  for (const [name, value] of response.headers) {
    if (!CROSS_ORIGIN_HEADER.test(name)) ctx.set(name, value);
  }
}

/** The problem as JSON, encoded because headers are ASCII. */
function problemHeader(ctx: ServiceContext, error: AppError): string {
  return encodeURIComponent(JSON.stringify(error.toProblem(ctx.state.language)));
}

function asWebRequest(ctx: ServiceContext): Request {
  const headers = new Headers(ctx.req.headers as Record<string, string>);
  const hasBody = ctx.method === 'POST' || ctx.method === 'PATCH';
  return new Request(new URL(ctx.path, 'http://videos'), {
    method: ctx.method,
    headers,
    ...(hasBody && { body: arrivedBody(ctx.req), duplex: 'half' }),
  });
}
