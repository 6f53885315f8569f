import type Router from '@koa/router';
import { AppError } from '@selah/service-kit/errors/app-error';
import { isStorageFull } from '@selah/service-kit/errors/storage-full';
import { compressedList } from '@selah/service-kit/http/koa/compressed-list';
import { parseParams, parseQuery } from '@selah/service-kit/http/koa/parse-request';
import { requireAdmin } from '@selah/service-kit/http/koa/require-access';
import type { ServiceContext, ServiceState } from '@selah/service-kit/http/koa/service-context';
import type { Logger } from '@selah/service-kit/logging/logger';
import { VIDEO_LIST } from '@selah/shared/contracts/limits';
import {
  editVideoRequestSchema,
  listVideosQuerySchema,
  type RecordVideoRequest,
  recordVideoRequestSchema,
  videoIdParamsSchema,
} from '@selah/shared/contracts/videos/requests';
import { bulkUploadRequestSchema } from '@selah/shared/contracts/videos/uploads';
import type { TemporaryFolders } from '../../domain/ports.ts';
import { diskFull, missingOnDisk } from '../../domain/uploads.ts';
import type { Video } from '../../domain/video.ts';
import { UnplayableFileError } from '../../domain/video-errors.ts';
import { type EditVideoDeps, editVideo } from '../../use-cases/editing/edit-video.ts';
import { recordVideo } from '../../use-cases/editing/record-video.ts';
import type { RandomVideoDeps } from '../../use-cases/playback/choose-random-video.ts';
import { findFilm } from '../../use-cases/playback/find-film.ts';
import { type RemoveVideoDeps, removeAllVideos, removeVideo } from '../../use-cases/trash/remove-video.ts';
import { addFinishedUpload } from '../../use-cases/uploads/add-finished-upload.ts';
import { uploadManyVideos } from '../../use-cases/uploads/upload-many-videos.ts';
import { uploadVideo } from '../../use-cases/uploads/upload-video.ts';
import { parseAdminBody } from './admin-body.ts';
import { presentManagedVideo } from './managed-video-presenter.ts';
import { addRandomVideoRoutes } from './random-video-routes.ts';
import { sendList } from './send-list.ts';
import type { FormLimits } from './uploads/form-limits.ts';
import { type ReceivedForm, receiveForm } from './uploads/multipart-form.ts';
import { readBulkForm, readBulkList, readEditForm, readUploadForm } from './uploads/upload-forms.ts';
import { presentFilm, presentVideo } from './video-presenter.ts';

export interface VideoRoutesDeps extends EditVideoDeps, RandomVideoDeps, RemoveVideoDeps {
  readonly temporary: TemporaryFolders;
  /** Bytes that can still be written to the disk. */
  readonly freeBytes: () => Promise<number>;
  readonly logger: Logger;
  readonly uploads: { readonly maxBytes: number; readonly maxFiles: number };
}

/** `/api/videos*` and bulk upload: anyone may read, only the administrator may write (M-007). */
export function addVideoRoutes(router: Router<ServiceState>, deps: VideoRoutesDeps): void {
  const { videos, temporary, uploads } = deps;
  const oneFile = { maxFileBytes: uploads.maxBytes, maxFiles: 1 };
  const manyFiles = { maxFileBytes: uploads.maxBytes, maxFiles: uploads.maxFiles };

  /** Deletes the form from disk after `use`, also after a failure. */
  async function withForm<T>(
    ctx: ServiceContext,
    limits: FormLimits,
    use: (form: ReceivedForm) => Promise<T>,
  ): Promise<T> {
    if (!ctx.is('multipart/form-data')) throw new AppError('unsupported_media_type');
    const announced = ctx.request.length ?? 0;
    await assertFits(announced);
    try {
      return await temporary.use(async (folder) => use(await receiveForm(ctx.req, folder.path, limits)));
    } catch (error) {
      throw isStorageFull(error) ? diskFull(await missingFor(announced), error) : error;
    }
  }

  async function missingFor(bytes: number): Promise<number> {
    const [freeBytes, awaitedBytes] = await Promise.all([deps.freeBytes(), deps.resumable.awaitedBytes()]);
    return missingOnDisk(bytes, { freeBytes, awaitedBytes });
  }

  /** Checked before the first byte is written, because the database also fails if the disk is full. */
  async function assertFits(bytes: number): Promise<void> {
    const missing = await missingFor(bytes);
    if (missing > 0) throw diskFull(missing);
  }

  function addDescribed({ uploadId, ...description }: RecordVideoRequest): Promise<Video> {
    return uploadId === undefined
      ? recordVideo(deps, description)
      : addFinishedUpload(deps, { ...description, uploadId });
  }

  router.get('/api/videos', compressedList, async (ctx) => {
    const { language, before } = parseQuery(ctx, listVideosQuerySchema);
    ctx.set('Cache-Control', 'no-store');
    if (ctx.state.identity.admin) {
      const found = await videos.list(language, { most: VIDEO_LIST.managedPage, before });
      await sendList(ctx, await Promise.all(found.map((video) => presentManagedVideo(deps, video))));
      return;
    }
    ctx.body = (await videos.list(language, { most: VIDEO_LIST.public, before })).map((video) =>
      presentVideo(video),
    );
  });

  addRandomVideoRoutes(router, deps);

  // After `/random`, which is no id.
  router.get('/api/videos/:id', async (ctx) => {
    const { id } = parseParams(ctx, videoIdParamsSchema);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = presentFilm(await findFilm(deps, id));
  });

  router.post('/api/videos', async (ctx) => {
    requireAdmin(ctx);
    const video = ctx.is('multipart/form-data')
      ? await withForm(ctx, oneFile, (form) => uploadVideo(deps, readUploadForm(form, oneFile)))
      : await addDescribed(await parseAdminBody(ctx, recordVideoRequestSchema));
    ctx.status = 201;
    ctx.body = await presentManagedVideo(deps, video);
  });

  router.put('/api/videos/:id', async (ctx) => {
    requireAdmin(ctx);
    const { id } = parseParams(ctx, videoIdParamsSchema);
    const video = ctx.is('multipart/form-data')
      ? await withForm(ctx, oneFile, (form) => editVideo(deps, id, readEditForm(form, oneFile)))
      : await editVideo(deps, id, await parseAdminBody(ctx, editVideoRequestSchema));
    ctx.body = await presentManagedVideo(deps, video);
  });

  // Before `/:id`: "all" is never an id (M-213).
  router.delete('/api/videos/all', async (ctx) => {
    requireAdmin(ctx);
    ctx.body = { deleted: await removeAllVideos(deps) };
  });

  router.delete('/api/videos/:id', async (ctx) => {
    requireAdmin(ctx);
    const { id } = parseParams(ctx, videoIdParamsSchema);
    await removeVideo(deps, id);
    ctx.status = 204;
  });

  router.post('/api/admin/bulk-upload', async (ctx) => {
    requireAdmin(ctx);
    const { uploaded, failed } = ctx.is('application/json')
      ? await uploadManyVideos(
          deps,
          readBulkList(await parseAdminBody(ctx, bulkUploadRequestSchema), manyFiles),
        )
      : await withForm(ctx, manyFiles, (form) => uploadManyVideos(deps, readBulkForm(form, manyFiles)));
    ctx.status = 201;
    ctx.body = {
      uploaded,
      failed: failed.map(({ originalName, error }) => ({
        originalName,
        reason: error.toProblem(ctx.state.language).message,
        code: error instanceof UnplayableFileError ? error.reason : error.code,
      })),
    };
  });
}
