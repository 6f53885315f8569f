import { VIDEO_LIST } from '@selah/shared/contracts/limits';
import type { ManagedVideo } from '@selah/shared/contracts/videos/managed-video';
import type { TrashItem } from '@selah/shared/contracts/videos/trash';
import { HttpResponse, http } from 'msw';
import { aManagedVideo, aTrashItem } from '../builders.ts';
import { problem } from '../problem.ts';
import type { UploadsState } from './uploads.ts';

/** The videos and the trash of a site; tests can read and change them. */
export interface VideosState {
  videos: ManagedVideo[];
  trash: TrashItem[];
}

interface Edit {
  readonly title?: string;
  readonly language?: ManagedVideo['language'];
  readonly revision?: number;
  readonly uploadId?: string;
}

export function videosHandlers(state: VideosState, uploads: UploadsState) {
  const noContent = () => new HttpResponse(null, { status: 204 });

  function add(video: Pick<ManagedVideo, 'title' | 'language'>): ManagedVideo {
    const id = Math.max(0, ...state.videos.map((one) => one.id)) + 1;
    const { posterUrl: _none, durationSeconds: _unknown, ...pending } = aManagedVideo({ id, ...video });
    const added: ManagedVideo = { ...pending, processing: 'pending', createdAt: new Date().toISOString() };
    state.videos = [...state.videos, added];
    return added;
  }

  function toTrash(isToDelete: (video: ManagedVideo) => boolean): number {
    const toDelete = state.videos.filter(isToDelete);
    state.videos = state.videos.filter((video) => !isToDelete(video));
    const deletedAt = new Date().toISOString();
    state.trash = [
      ...toDelete.map(({ id, title, filename, language }) =>
        aTrashItem({ id: `video-${id}`, title, filename, language, deletedAt }),
      ),
      ...state.trash,
    ];
    return toDelete.length;
  }

  function change(id: number, changes: Partial<ManagedVideo>): ManagedVideo | undefined {
    state.videos = state.videos.map((video) =>
      video.id === id ? { ...video, ...changes, revision: video.revision + 1 } : video,
    );
    return state.videos.find((video) => video.id === id);
  }

  const captionsOf = (id: number) => state.videos.find((video) => video.id === id)?.captionsVersion ?? '';
  const isOutdated = (id: number, { url }: Request) =>
    new URL(url).searchParams.get('basedOn') !== captionsOf(id);

  return [
    http.get('*/api/videos', ({ request }) => {
      const before = Number(new URL(request.url).searchParams.get('before') ?? Number.POSITIVE_INFINITY);
      const older = state.videos.filter(({ id }) => id < before).sort((a, b) => a.id - b.id);
      return HttpResponse.json(older.slice(-VIDEO_LIST.managedPage));
    }),
    http.post('*/api/videos', async ({ request }) => {
      const video = (await request.json()) as Required<Pick<ManagedVideo, 'title' | 'language'>>;
      return HttpResponse.json(add(video), { status: 201 });
    }),
    http.put('*/api/videos/:id', async ({ request, params }) => {
      const id = Number(params.id);
      const { revision, uploadId, ...edit } = (await request.json()) as Edit;
      const video = state.videos.find((one) => one.id === id);
      if (!video) return problem(404, 'video_not_found', 'Este vídeo não existe mais.');
      if (revision !== undefined && revision !== video.revision) {
        return problem(409, 'changed_meanwhile', 'Isto foi mudado por outra pessoa.');
      }
      return HttpResponse.json(
        change(id, { ...edit, ...(uploadId ? { processing: 'pending' as const } : {}) }),
      );
    }),
    http.delete('*/api/videos/all', () => HttpResponse.json({ deleted: toTrash(() => true) })),
    http.delete('*/api/videos/:id', ({ params }) => {
      return toTrash(({ id }) => id === Number(params.id)) > 0
        ? noContent()
        : problem(404, 'video_not_found');
    }),
    http.post('*/api/admin/videos/delete', async ({ request }) => {
      const { ids } = (await request.json()) as { readonly ids: readonly number[] };
      return HttpResponse.json({ deleted: toTrash(({ id }) => ids.includes(id)) });
    }),
    http.put('*/api/videos/:id/captions', ({ params, request }) => {
      if (isOutdated(Number(params.id), request)) return problem(409, 'changed_meanwhile');
      const captionsVersion = `${Number(captionsOf(Number(params.id))) + 1}`;
      const captionsUrl = `/api/videos/captions/${params.id}?v=${captionsVersion}`;
      return HttpResponse.json(
        change(Number(params.id), { hasCaptions: true, captionsUrl, captionsVersion }),
      );
    }),
    http.delete('*/api/videos/:id/captions', ({ params, request }) => {
      if (isOutdated(Number(params.id), request)) return problem(409, 'changed_meanwhile');
      change(Number(params.id), { hasCaptions: false, captionsVersion: undefined });
      return noContent();
    }),
    http.post('*/api/debug/repair-video/:id', ({ params }) =>
      HttpResponse.json(change(Number(params.id), { processing: 'pending', failure: undefined })),
    ),
    http.get('*/api/admin/trash', ({ request }) => {
      const before = new URL(request.url).searchParams.get('before');
      const earlier = state.trash
        .filter(({ deletedAt }) => before === null || deletedAt < before)
        .sort((a, b) => b.deletedAt.localeCompare(a.deletedAt));
      // With the rest of the last moment, as the service answers.
      const last = earlier[VIDEO_LIST.managedPage - 1]?.deletedAt ?? '';
      return HttpResponse.json(earlier.filter(({ deletedAt }) => deletedAt >= last));
    }),
    http.post('*/api/admin/trash/restore', async ({ request }) => {
      const { ids } = (await request.json()) as { readonly ids: readonly string[] };
      const restored = state.trash.filter(({ id }) => ids.includes(id));
      state.trash = state.trash.filter(({ id }) => !ids.includes(id));
      for (const { title, language = 'pt' } of restored) add({ title, language });
      return HttpResponse.json({ restored: restored.length });
    }),
    http.post('*/api/admin/trash/delete', async ({ request }) => {
      const { ids } = (await request.json()) as { readonly ids: readonly string[] };
      const { length } = state.trash;
      state.trash = state.trash.filter(({ id }) => !ids.includes(id));
      return HttpResponse.json({ deleted: length - state.trash.length });
    }),
    http.post('*/api/admin/known-files', async ({ request }) => {
      const { hashes } = (await request.json()) as { readonly hashes: readonly string[] };
      const known = hashes.flatMap((sha256) => {
        const video = uploads.known.get(sha256);
        return video ? [{ sha256, video }] : [];
      });
      return HttpResponse.json({ known });
    }),
    http.post('*/api/admin/bulk-upload', async ({ request }) => {
      const { items } = (await request.json()) as {
        readonly items: readonly {
          readonly uploadId: string;
          readonly language: ManagedVideo['language'];
          readonly originalName: string;
        }[];
      };
      const failed = items.filter(({ originalName }) => uploads.unplayable.has(originalName));
      for (const { originalName, language } of items) {
        if (!uploads.unplayable.has(originalName))
          add({ title: originalName.replace(/\.\w+$/, ''), language });
      }
      const reason =
        'Este arquivo não é um vídeo MP4, MOV, MKV ou WebM. Se for um vídeo de outro tipo, exporte como MP4 (H.264) e envie de novo.';
      return HttpResponse.json(
        {
          uploaded: items.length - failed.length,
          failed: failed.map(({ originalName }) => ({ originalName, reason, code: 'not_a_video' })),
        },
        { status: 201 },
      );
    }),
  ];
}
